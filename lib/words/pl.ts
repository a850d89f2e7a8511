import type { Words } from './words';

// Names and numbers stand where they need no ending: "Wiadomość ze strony: Anna Nowak".
export const pl: Words = {
  menu: {
    home: 'Start',
    contact: 'Kontakt',
  },
  header: {
    skip: 'Przejdź do treści',
    menu: 'Menu',
    dark: 'Ciemny motyw',
  },
  newTab: '(otwiera się w nowej karcie)',
  home: {
    work: 'Zobacz moje projekty',
    cv: 'Pobierz CV',
    pause: 'Wstrzymaj animację',
    social: 'Media społecznościowe',
  },
  about: {
    title: 'O mnie',
    services: 'Czym się zajmuję',
  },
  facts: {
    availability: 'Dostępność',
    workplace: 'Tryb pracy',
    timeZone: 'Strefa czasowa',
    languages: 'Języki',
  },
  experience: {
    experience: 'Doświadczenie zawodowe',
    education: 'Wykształcenie',
    certificates: 'Certyfikaty',
    publications: 'Publikacje',
    awards: 'Nagrody',
    present: 'obecnie',
    now: 'teraz, dziś, dzisiaj, nadal, chwili obecnej',
    since: 'od',
    until: 'do',
    expected: 'planowane, planowany, przewidywany, spodziewany',
  },
  skills: {
    title: 'Umiejętności',
    level: 'Poziom',
    usedFor: 'Użyto w: {places}',
  },
  projects: {
    featuredTitle: 'Wybrane projekty',
    title: 'Projekty',
    more: 'Pozostałe projekty',
    demo: 'Demo online',
    video: 'Wideo',
    repo: 'Kod źródłowy',
    apk: 'Aplikacja na Androida',
    showAll: 'Pokaż wszystkie ({count})',
  },
  contact: {
    title: 'Napisz do mnie',
    phone: 'Telefon',
    location: 'Lokalizacja',
    save: 'Zapisz kontakt',
  },
  form: {
    name: 'Imię i nazwisko',
    email: 'E-mail',
    message: 'Wiadomość',
    required: 'wymagane',
    send: 'Wyślij wiadomość',
    sending: 'Wysyłanie…',
    sent: 'Wiadomość wysłana!',
    failed: 'Nie udało się wysłać',
    answer: '{name} odpowie na adres {address}.',
    serviceNote: 'Wiadomość jest przekazywana e-mailem przez zewnętrzną usługę. Odbiorca: {name}.',
    count: 'Liczba znaków: {count} z {limit}',
    problems: {
      missing: 'Proszę wypełnić to pole.',
      'email-refused':
        'Formularz nie przyjmuje tego adresu e-mail. Proszę go sprawdzić lub podać inny, na przykład imie@example.com.',
      'message-too-long': 'Wiadomość jest za długa. Proszę ją skrócić.',
    },
    openMail: 'Otwórz program pocztowy',
    ownAddress: 'Można też napisać bezpośrednio: {name}, {address}.',
    subjectFrom: 'Wiadomość ze strony: {name}',
    failure: 'Wiadomość jest nadal w formularzu. Proszę spróbować ponownie za minutę.',
  },
  footer: {
    top: 'Wróć na górę',
  },
  notFound: {
    title: 'Tej strony tu nie ma.',
    text: 'Być może została przeniesiona albo w adresie jest literówka.',
    home: 'Przejdź do strony głównej',
  },
  documents: {
    label: '{name}: ',
    note: '{text} ({note})',
  },
};
