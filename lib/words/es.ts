import type { Words } from './words';

export const es: Words = {
  menu: {
    home: 'Inicio',
    contact: 'Contacto',
  },
  header: {
    skip: 'Ir al contenido',
    menu: 'Menú',
    dark: 'Tema oscuro',
  },
  newTab: '(se abre en una pestaña nueva)',
  home: {
    work: 'Ver mi trabajo',
    cv: 'Descargar CV',
    pause: 'Pausar la animación',
    social: 'Redes sociales',
  },
  about: {
    title: 'Sobre mí',
    services: 'Qué hago',
  },
  facts: {
    availability: 'Disponibilidad',
    workplace: 'Modalidad de trabajo',
    timeZone: 'Zona horaria',
    languages: 'Idiomas',
  },
  experience: {
    experience: 'Experiencia',
    education: 'Formación',
    certificates: 'Certificados',
    publications: 'Publicaciones',
    awards: 'Premios',
    present: 'actualidad',
    now: 'actual, actualmente, presente, hoy, la actualidad, el presente, la fecha, en curso',
    since: 'desde',
    until: 'a, al, hasta',
    expected: 'previsto, prevista, esperado, graduación, promoción',
  },
  skills: {
    title: 'Habilidades',
    level: 'Nivel de dominio',
    usedFor: 'Usado en {places}',
  },
  projects: {
    featuredTitle: 'Proyectos destacados',
    title: 'Proyectos',
    more: 'Más proyectos',
    demo: 'Demo en vivo',
    video: 'Vídeo',
    repo: 'Código fuente',
    apk: 'Aplicación Android',
    showAll: 'Mostrar todo ({count})',
  },
  contact: {
    title: 'Contacto',
    phone: 'Teléfono',
    location: 'Ubicación',
    save: 'Guardar contacto',
  },
  form: {
    name: 'Nombre',
    email: 'Correo electrónico',
    message: 'Mensaje',
    required: 'obligatorio',
    send: 'Enviar mensaje',
    sending: 'Enviando…',
    sent: '¡Mensaje enviado!',
    failed: 'No se pudo enviar',
    answer: '{name} responderá a {address}.',
    serviceNote: 'Un servicio externo envía tu mensaje por correo a {name}.',
    count: '{count} de {limit} caracteres',
    problems: {
      missing: 'Rellena este campo.',
      'email-refused':
        'Este formulario no acepta esta dirección de correo. Revísala o usa otra, como nombre@example.com.',
      'message-too-long': 'Este mensaje es demasiado largo. Acórtalo, por favor.',
    },
    openMail: 'Abrir mi aplicación de correo',
    ownAddress: 'También puedes escribirle a {name} directamente: {address}.',
    subjectFrom: 'Mensaje de {name}',
    failure: 'Tu mensaje sigue en el formulario. Inténtalo de nuevo en un minuto.',
  },
  footer: {
    top: 'Volver arriba',
  },
  notFound: {
    title: 'Esta página no existe.',
    text: 'Quizá se haya movido, o puede que la dirección tenga un error.',
    home: 'Ir a la página de inicio',
  },
  documents: {
    label: '{name}: ',
    note: '{text} ({note})',
  },
};
