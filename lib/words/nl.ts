import type { Words } from './words';

export const nl: Words = {
  menu: {
    home: 'Home',
    contact: 'Contact',
  },
  header: {
    skip: 'Naar de inhoud',
    menu: 'Menu',
    dark: 'Donker thema',
  },
  newTab: '(opent in een nieuw tabblad)',
  home: {
    work: 'Bekijk mijn werk',
    cv: 'Cv downloaden',
    pause: 'Animatie pauzeren',
    social: 'Sociale media',
  },
  about: {
    title: 'Over mij',
    services: 'Wat ik doe',
  },
  facts: {
    availability: 'Beschikbaarheid',
    workplace: 'Werklocatie',
    timeZone: 'Tijdzone',
    languages: 'Talen',
  },
  experience: {
    experience: 'Werkervaring',
    education: 'Opleiding',
    certificates: 'Certificaten',
    publications: 'Publicaties',
    awards: 'Onderscheidingen',
    present: 'heden',
    now: 'nu, huidig, vandaag, lopend, het heden',
    since: 'sinds, vanaf, van',
    until: 'tot, tot en met, t/m',
    expected: 'verwacht, verwachte, afstuderen',
  },
  skills: {
    title: 'Vaardigheden',
    level: 'Niveau',
    usedFor: 'Gebruikt voor {places}',
  },
  projects: {
    featuredTitle: 'Uitgelichte projecten',
    title: 'Projecten',
    more: 'Meer projecten',
    demo: 'Livedemo',
    video: 'Video',
    repo: 'Broncode',
    apk: 'Android-app',
    showAll: 'Alle {count} tonen',
  },
  contact: {
    title: 'Neem contact op',
    phone: 'Telefoon',
    location: 'Locatie',
    save: 'Contact opslaan',
  },
  form: {
    name: 'Naam',
    email: 'E-mail',
    message: 'Bericht',
    required: 'verplicht',
    send: 'Bericht versturen',
    sending: 'Wordt verstuurd…',
    sent: 'Bericht verstuurd!',
    failed: 'Versturen mislukt',
    answer: 'Je krijgt antwoord van {name} op {address}.',
    serviceNote: 'Een externe dienst mailt je bericht naar {name}.',
    count: '{count} van {limit} tekens',
    problems: {
      missing: 'Vul dit veld in.',
      'email-refused':
        'Dit formulier accepteert dit e-mailadres niet. Controleer het of gebruik een ander adres, zoals naam@example.com.',
      'message-too-long': 'Dit bericht is te lang. Maak het korter.',
    },
    openMail: 'Mijn e-mailapp openen',
    ownAddress: 'Je kunt {name} ook bereiken via {address}.',
    subjectFrom: 'Bericht van {name}',
    failure: 'Je bericht staat nog in het formulier. Probeer het over een minuut opnieuw.',
  },
  footer: {
    top: 'Naar boven',
  },
  notFound: {
    title: 'Deze pagina is niet gevonden.',
    text: 'De pagina is misschien verplaatst, of er staat een typefout in het adres.',
    home: 'Naar de homepage',
  },
  documents: {
    label: '{name}: ',
    note: '{text} ({note})',
  },
};
