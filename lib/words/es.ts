import type { Words } from './words';

export const es: Words = {
  menu: {
    home: 'Inicio',
    about: 'Sobre mí',
    experience: 'Experiencia',
    skills: 'Habilidades',
    projects: 'Proyectos',
    contact: 'Contacto',
  },
  header: {
    skip: 'Ir al contenido',
    menu: 'Menú',
    sections: 'Secciones',
    theme: 'Tema de color',
    light: 'Tema claro',
    dark: 'Tema oscuro',
    system: 'Tema del sistema',
  },
  newTab: '(se abre en una pestaña nueva)',
  home: {
    work: 'Ver mi trabajo',
    cv: 'Descargar CV',
    pause: 'Pausar la animación',
    play: 'Reanudar la animación',
  },
  about: {
    title: 'Sobre mí',
    services: 'Qué hago',
  },
  facts: {
    role: 'Puesto',
    pronouns: 'Pronombres',
    location: 'Ubicación',
    availability: 'Disponibilidad',
    workplace: 'Lugar de trabajo',
    timeZone: 'Zona horaria',
    utc: 'UTC',
    languages: 'Idiomas',
  },
  experience: {
    experience: 'Experiencia',
    education: 'Formación',
    certificates: 'Certificados',
    present: 'Actualidad',
    skillsUsed: 'Habilidades usadas como {role}',
  },
  skills: {
    title: 'Habilidades',
    ungrouped: 'Otras',
    usedIn: 'Usado en {places}',
  },
  projects: {
    featuredTitle: 'Proyectos destacados',
    title: 'Proyectos',
    featured: 'Proyectos destacados',
    more: 'Más proyectos',
    all: 'Todos los proyectos',
    further: 'Otros proyectos',
    tags: 'Tecnologías de {title}',
    showMore: {
      one: 'Mostrar {count} proyecto más',
      other: 'Mostrar {count} proyectos más',
    },
    demo: 'Demo en vivo',
    video: 'Vídeo',
    repo: 'Código fuente',
    apk: 'Aplicación Android',
    highlights: 'Lo que hice',
  },
  contact: {
    title: 'Ponte en contacto',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    location: 'Ubicación',
    save: 'Guardar contacto',
    mailOffer:
      'Por favor, envía un mensaje por correo electrónico. El botón abre tu propio programa de correo.',
    writeMail: 'Escribir un correo',
    withoutScript:
      'El formulario de mensajes necesita JavaScript, que está desactivado en este navegador. Escribe a {address}, por favor.',
  },
  form: {
    name: 'Nombre',
    email: 'Correo electrónico',
    message: 'Mensaje',
    idle: 'Enviar mensaje',
    sending: 'Enviando...',
    sent: '¡Mensaje enviado!',
    failed: 'No se pudo enviar',
    sendingGroup: 'Envío',
    answer: 'La respuesta de {name} llegará a {address}.',
    clear: 'Borrar',
    undoClear: 'Deshacer el borrado',
    leaveEmpty: 'Deja esto vacío',
    restored: 'Este es tu borrador de la última vez.',
    kept: 'Tu texto se queda en este dispositivo hasta que lo envíes, una semana como máximo.',
    notKept: 'Este navegador no guarda borradores: tu texto se pierde cuando sales de la página.',
    carriedBy: 'Un tercero, el servicio de correo de {host}, hace llegar el mensaje a {name}.',
    carried: 'Un tercero, un servicio de correo, hace llegar el mensaje a {name}.',
    count: '{count} de {limit} caracteres',
    tooMany: {
      one: 'Sobra {count} carácter',
      other: 'Sobran {count} caracteres',
    },
    full: 'El mensaje está lleno',
    left: {
      one: 'Queda como máximo {count} carácter',
      other: 'Quedan como máximo {count} caracteres',
    },
    pasteCut: {
      one: 'El texto pegado no cabía: se ha omitido su último carácter.',
      other: 'El texto pegado no cabía: se han omitido sus últimos {count} caracteres.',
    },
    openMail: 'Abrir mi programa de correo',
    copy: 'Copiar mensaje',
    copied: 'Mensaje copiado',
    isCopied: 'El mensaje está copiado.',
    isSelected: 'El mensaje está seleccionado: cópialo con el teclado o el menú.',
    mailIsCut: 'El correo solo lleva el principio de este mensaje: cópialo y pégalo allí.',
    ownAddress: 'La dirección de {name} es {address}.',
    subject: 'Mensaje desde tu sitio web',
    subjectFrom: 'Mensaje de {name}',
    cutNote: '[…] El resto no cabía aquí.',
    failures: {
      offline: {
        happened: 'Parece que no tienes conexión.',
        helps:
          'Tu texto se conserva. Inténtalo de nuevo cuando tengas conexión, o usa tu propio programa de correo.',
      },
      timeout: {
        happened:
          'El servicio de correo no respondió en 15 segundos, así que puede que el mensaje no haya llegado.',
        helps:
          'Inténtalo de nuevo; en el peor de los casos llegará dos veces. O usa tu propio programa de correo.',
      },
      network: {
        happened:
          'No se pudo contactar con el servicio de correo. Quizá lo impida un cortafuegos o una extensión del navegador.',
        helps: 'Inténtalo de nuevo, o usa tu propio programa de correo.',
      },
      unconfirmed: {
        happened: 'La conexión se cortó antes de que el servicio de correo confirmara el mensaje.',
        helps:
          'Inténtalo de nuevo; en el peor de los casos llegará dos veces. O usa tu propio programa de correo.',
      },
      'rate-limited': {
        happened: 'El servicio de correo tiene demasiado trabajo en este momento.',
        helps: 'Espera unos segundos e inténtalo de nuevo, o usa tu propio programa de correo.',
      },
      server: {
        happened: 'El servicio de correo tiene un fallo en este momento.',
        helps: 'Inténtalo de nuevo en un minuto, o usa tu propio programa de correo.',
      },
      'too-long': {
        happened: 'El mensaje es demasiado largo para el servicio de correo.',
        helps: 'Acórtalo e inténtalo de nuevo, o usa tu propio programa de correo.',
      },
      'owner-must-fix': {
        happened: 'El formulario tiene un fallo que solo {name} puede arreglar.',
        helps: 'Usa tu propio programa de correo, por favor; se lleva tu texto.',
      },
      'captcha-missing': {
        happened: 'Falta la comprobación contra robots.',
        helps: 'Márcala encima del botón e inténtalo de nuevo. O usa tu propio programa de correo.',
      },
      'captcha-blocked': {
        happened:
          'No se pudo cargar la comprobación contra robots. Quizá lo impida una extensión del navegador.',
        helps: 'Usa tu propio programa de correo, por favor; se lleva tu texto.',
      },
      'taken-for-spam': {
        happened: 'El formulario tomó esto por obra de un robot.',
        helps:
          'Si eres una persona, ¡perdón! Inténtalo de nuevo, o usa tu propio programa de correo.',
      },
    },
  },
  footer: {
    social: 'Redes sociales',
    top: 'Volver arriba',
  },
  notFound: {
    tab: 'Página no encontrada',
    title: 'No hay nada a esta profundidad',
    text: 'La página que buscas no está aquí. Quizá se haya movido, o la dirección tenga una errata.',
    home: 'Ir a la página de inicio',
  },
  documents: {
    profile: 'Perfil',
    glance: 'De un vistazo',
    experience: 'Experiencia',
    education: 'Formación',
    certificates: 'Certificados',
    skills: 'Habilidades',
    projects: 'Proyectos',
    services: 'Qué hago',
    continued: '(continuación)',
    about: 'Sobre mí',
    contact: 'Contacto',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    usedSkills: 'Habilidades: {skills}',
    madeWith: 'Hecho con {tags}.',
    see: 'Ver: {links}.',
    otherForms: 'Lo mismo en otros formatos',
    cv: 'CV (PDF)',
    resume: 'JSON Resume',
    card: 'vCard',
    page: 'Página web',
  },
};
