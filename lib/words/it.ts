import type { Words } from './words';

export const it: Words = {
  menu: {
    home: 'Home',
    contact: 'Contatti',
  },
  header: {
    skip: 'Vai al contenuto',
    menu: 'Menu',
    dark: 'Tema scuro',
  },
  newTab: '(si apre in una nuova scheda)',
  home: {
    work: 'Guarda i miei progetti',
    cv: 'Scarica il CV',
    pause: 'Metti in pausa l’animazione',
    social: 'Profili social',
  },
  about: {
    title: 'Chi sono',
    services: 'Cosa faccio',
  },
  facts: {
    availability: 'Disponibilità',
    workplace: 'Modalità di lavoro',
    timeZone: 'Fuso orario',
    languages: 'Lingue',
  },
  experience: {
    experience: 'Esperienza lavorativa',
    education: 'Formazione',
    certificates: 'Certificazioni',
    publications: 'Pubblicazioni',
    awards: 'Premi',
    present: 'oggi',
    now: 'attuale, attualmente, presente, in corso, ora',
    since: 'da, dal',
    until: 'a, al, ad, fino a, fino ad',
    expected: 'previsto, prevista, atteso, laurea',
  },
  skills: {
    title: 'Competenze',
    level: 'Livello',
    usedFor: 'Usato per {places}',
  },
  projects: {
    featuredTitle: 'Progetti in evidenza',
    title: 'Progetti',
    more: 'Altri progetti',
    demo: 'Demo online',
    video: 'Video',
    repo: 'Codice sorgente',
    apk: 'App Android',
    showAll: 'Mostra tutto ({count})',
  },
  contact: {
    title: 'Contattami',
    phone: 'Telefono',
    location: 'Località',
    save: 'Salva il contatto',
  },
  form: {
    name: 'Nome',
    email: 'Email',
    message: 'Messaggio',
    required: 'obbligatorio',
    send: 'Invia il messaggio',
    sending: 'Invio in corso…',
    sent: 'Messaggio inviato!',
    failed: 'Invio non riuscito',
    answer: '{name} risponderà all’indirizzo {address}.',
    serviceNote: '{name} riceverà il tuo messaggio via email tramite un servizio esterno.',
    count: '{count} caratteri su {limit}',
    problems: {
      missing: 'Compila questo campo.',
      'email-refused':
        'Questo modulo non accetta questo indirizzo email. Controllalo o usane un altro, come nome@example.com.',
      'message-too-long': 'Questo messaggio è troppo lungo. Accorcialo, per favore.',
    },
    openMail: 'Apri la mia app di posta',
    ownAddress: 'Puoi contattare {name} anche all’indirizzo {address}.',
    subjectFrom: 'Messaggio da {name}',
    failure: 'Il tuo messaggio è ancora nel modulo. Riprova tra un minuto.',
  },
  footer: {
    top: 'Torna su',
  },
  notFound: {
    title: 'Pagina non trovata.',
    text: 'Forse è stata spostata, o l’indirizzo contiene un errore di battitura.',
    home: 'Vai alla home',
  },
  documents: {
    label: '{name}: ',
    note: '{text} ({note})',
  },
};
