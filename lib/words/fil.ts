import type { Words } from './words';

export const fil: Words = {
  menu: {
    home: 'Home',
    contact: 'Makipag-ugnayan',
  },
  header: {
    skip: 'Lumaktaw sa nilalaman',
    menu: 'Menu',
    dark: 'Madilim na tema',
  },
  newTab: '(magbubukas sa bagong tab)',
  home: {
    work: 'Tingnan ang Gawa Ko',
    cv: 'I-download ang CV',
    pause: 'I-pause ang animation',
    social: 'Social media',
  },
  about: {
    title: 'Tungkol sa Akin',
    services: 'Ang Ginagawa Ko',
  },
  facts: {
    availability: 'Availability',
    workplace: 'Lugar ng trabaho',
    timeZone: 'Time zone',
    languages: 'Mga wika',
  },
  experience: {
    experience: 'Karanasan',
    education: 'Edukasyon',
    certificates: 'Mga Sertipiko',
    publications: 'Mga Publikasyon',
    awards: 'Mga Parangal',
    present: 'Kasalukuyan',
    now: 'ngayon, ngayong araw, sa kasalukuyan, patuloy',
    since: 'mula, simula, mula noong',
    until: 'hanggang',
    expected: 'inaasahan, inaasahang',
  },
  skills: {
    title: 'Mga Kakayahan',
    level: 'Kahusayan',
    usedFor: 'Ginamit sa {places}',
  },
  projects: {
    featuredTitle: 'Mga Tampok na Proyekto',
    title: 'Mga Proyekto',
    more: 'Iba pang proyekto',
    demo: 'Live demo',
    video: 'Video',
    repo: 'Source code',
    apk: 'Android app',
    showAll: 'Ipakita ang lahat ng {count}',
  },
  contact: {
    title: 'Makipag-ugnayan',
    phone: 'Telepono',
    location: 'Lokasyon',
    save: 'I-save ang contact',
  },
  form: {
    name: 'Pangalan',
    email: 'Email',
    message: 'Mensahe',
    required: 'kailangan',
    send: 'Ipadala ang Mensahe',
    sending: 'Ipinapadala...',
    sent: 'Naipadala na ang Mensahe!',
    failed: 'Hindi Naipadala',
    answer: 'Sasagot si {name} sa {address}.',
    serviceNote: 'Isang third-party na serbisyo ang mag-e-email ng mensahe mo kay {name}.',
    count: '{count} sa {limit} karakter',
    problems: {
      missing: 'Pakipunan ang field na ito.',
      'email-refused':
        'Hindi tinatanggap ng form na ito ang email address na ito. Pakisuri ito, o gumamit ng iba, tulad ng pangalan@example.com.',
      'message-too-long': 'Masyadong mahaba ang mensaheng ito. Paikliin ito.',
    },
    openMail: 'Buksan ang email app ko',
    ownAddress: 'Maaari mo ring sulatan si {name} sa {address}.',
    subjectFrom: 'Mensahe mula kay {name}',
    failure: 'Nasa form pa rin ang mensahe mo. Pakisubukan ulit pagkalipas ng isang minuto.',
  },
  footer: {
    top: 'Bumalik sa itaas',
  },
  notFound: {
    title: 'Wala rito ang page na ito.',
    text: 'Baka nailipat na ito, o may mali sa address.',
    home: 'Pumunta sa home page',
  },
  documents: {
    label: '{name}: ',
    note: '{text} ({note})',
  },
};
