import type { Words } from './words';

// The texts address nobody, so that they fit pages that say "du" and pages that say "Sie".
export const de: Words = {
  menu: {
    home: 'Start',
    contact: 'Kontakt',
  },
  header: {
    skip: 'Zum Inhalt springen',
    menu: 'Menü',
    dark: 'Dunkles Farbschema',
  },
  newTab: '(öffnet einen neuen Tab)',
  home: {
    work: 'Projekte ansehen',
    cv: 'CV herunterladen',
    pause: 'Animation anhalten',
    social: 'Soziale Netzwerke',
  },
  about: {
    title: 'Über mich',
    services: 'Was ich mache',
  },
  facts: {
    availability: 'Verfügbarkeit',
    workplace: 'Arbeitsort',
    timeZone: 'Zeitzone',
    languages: 'Sprachen',
  },
  experience: {
    experience: 'Berufserfahrung',
    education: 'Ausbildung',
    certificates: 'Zertifikate',
    publications: 'Publikationen',
    awards: 'Auszeichnungen',
    present: 'heute',
    now: 'jetzt, derzeit, aktuell, laufend',
    since: 'seit, ab, von',
    until: 'bis',
    expected: 'voraussichtlich, erwartet, geplant, Abschluss',
  },
  skills: {
    title: 'Kenntnisse',
    level: 'Kenntnisstand',
    usedFor: 'Eingesetzt für {places}',
  },
  projects: {
    featuredTitle: 'Ausgewählte Projekte',
    title: 'Projekte',
    more: 'Weitere Projekte',
    demo: 'Live-Demo',
    video: 'Video',
    repo: 'Quellcode',
    apk: 'Android-App',
    showAll: 'Alle anzeigen ({count})',
  },
  contact: {
    title: 'Kontakt',
    phone: 'Telefon',
    location: 'Ort',
    save: 'Kontakt speichern',
  },
  form: {
    name: 'Name',
    email: 'E-Mail',
    message: 'Nachricht',
    required: 'Pflichtfeld',
    send: 'Nachricht senden',
    sending: 'Wird gesendet\u00a0…',
    sent: 'Nachricht gesendet!',
    failed: 'Senden fehlgeschlagen',
    answer: '{name} antwortet an {address}.',
    serviceNote: 'Ein externer Dienst leitet die Nachricht per E-Mail an {name} weiter.',
    count: '{count} von {limit} Zeichen',
    problems: {
      missing: 'Bitte dieses Feld ausfüllen.',
      'email-refused':
        'Dieses Formular nimmt diese E-Mail-Adresse nicht an. Bitte prüfen oder eine andere angeben, zum Beispiel name@example.com.',
      'message-too-long': 'Diese Nachricht ist zu lang. Bitte kürzen.',
    },
    openMail: 'E-Mail-Programm öffnen',
    ownAddress: '{name} ist auch unter {address} erreichbar.',
    subjectFrom: 'Nachricht von {name}',
    failure: 'Die Nachricht steht noch im Formular. Bitte in einer Minute noch einmal versuchen.',
  },
  footer: {
    top: 'Nach oben',
  },
  notFound: {
    title: 'Diese Seite gibt es hier nicht.',
    text: 'Vielleicht ist sie umgezogen, oder die Adresse enthält einen Tippfehler.',
    home: 'Zur Startseite',
  },
  documents: {
    label: '{name}: ',
    note: '{text} ({note})',
  },
};
