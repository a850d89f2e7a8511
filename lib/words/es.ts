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
    present: 'Actualidad',
  },
  skills: {
    title: 'Habilidades',
    ungrouped: 'Otras',
    level: 'Dominio',
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
    showAll: 'Mostrar los {count}',
    morePoints: '{count} más',
    points: '{count} puntos',
  },
  contact: {
    title: 'Ponte en contacto',
    phone: 'Teléfono',
    location: 'Ubicación',
    save: 'Guardar contacto',
    writeMail: 'Escribir un correo',
  },
  form: {
    name: 'Nombre',
    email: 'Correo electrónico',
    message: 'Mensaje',
    required: 'obligatorio',
    send: 'Enviar mensaje',
    sending: 'Enviando...',
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
    ownAddress: 'También puedes escribir a {name} a {address}.',
    subjectFrom: 'Mensaje de {name}',
    failures: {
      unconfirmed:
        'El servicio de correo no confirmó tu mensaje, así que puede que no se haya enviado. Puede que no tengas conexión, o que el servicio esté saturado. Inténtalo de nuevo en un minuto (en el peor de los casos llegará dos veces), o usa una de las opciones de abajo.',
      'owner-must-fix':
        'Este formulario no funciona, y solo {name} puede arreglarlo. Usa una de las opciones de abajo, por favor.',
    },
  },
  footer: {
    top: 'Volver arriba',
  },
  notFound: {
    title: 'Esta página no está aquí.',
    text: 'Quizá se haya movido, o puede que la dirección tenga una errata.',
    home: 'Ir a la página de inicio',
  },
  documents: {
    label: '{name}: ',
  },
};
