import type { Words } from './words';

// Names and numbers stand where they need no ending: "Повідомлення із сайту: Олена Мельник".
export const uk: Words = {
  menu: {
    home: 'Головна',
    contact: 'Контакти',
  },
  header: {
    skip: 'Перейти до вмісту',
    menu: 'Меню',
    dark: 'Темна тема',
  },
  newTab: '(відкриється в новій вкладці)',
  home: {
    work: 'Переглянути проєкти',
    cv: 'Завантажити резюме',
    pause: 'Призупинити анімацію',
    social: 'Соціальні мережі',
  },
  about: {
    title: 'Про мене',
    services: 'Чим я займаюся',
  },
  facts: {
    availability: 'Готовність до роботи',
    workplace: 'Формат роботи',
    timeZone: 'Часовий пояс',
    languages: 'Мови',
  },
  experience: {
    experience: 'Досвід роботи',
    education: 'Освіта',
    certificates: 'Сертифікати',
    publications: 'Публікації',
    awards: 'Нагороди',
    present: 'дотепер',
    now: 'зараз, сьогодні, теперішній час, цей час, донині',
    since: 'з, із, від',
    until: 'до, по',
    expected: 'очікується, заплановано, випуск',
  },
  skills: {
    title: 'Навички',
    level: 'Рівень володіння',
    usedFor: 'Досвід застосування: {places}',
  },
  projects: {
    featuredTitle: 'Вибрані проєкти',
    title: 'Проєкти',
    more: 'Інші проєкти',
    demo: 'Демо',
    video: 'Відео',
    repo: 'Вихідний код',
    apk: 'Застосунок для Android',
    showAll: 'Показати всі ({count})',
  },
  contact: {
    title: 'Зв’яжіться зі мною',
    phone: 'Телефон',
    location: 'Місцезнаходження',
    save: 'Зберегти контакт',
  },
  form: {
    name: 'Ім’я',
    email: 'Електронна пошта',
    message: 'Повідомлення',
    required: 'обов’язково',
    send: 'Надіслати повідомлення',
    sending: 'Надсилання…',
    sent: 'Повідомлення надіслано!',
    failed: 'Не вдалося надіслати',
    answer: '{name} відповість на адресу {address}.',
    serviceNote: 'Повідомлення передає електронною поштою сторонній сервіс. Одержувач: {name}.',
    count: 'Символів: {count} із {limit}',
    problems: {
      missing: 'Будь ласка, заповніть це поле.',
      'email-refused':
        'Форма не приймає цю адресу електронної пошти. Будь ласка, перевірте її або вкажіть іншу, наприклад name@example.com.',
      'message-too-long': 'Повідомлення задовге. Будь ласка, скоротіть його.',
    },
    openMail: 'Відкрити поштову програму',
    ownAddress: 'Можна написати й напряму: {name}, {address}.',
    subjectFrom: 'Повідомлення із сайту: {name}',
    failure: 'Повідомлення залишилося у формі. Будь ласка, спробуйте ще раз за хвилину.',
  },
  footer: {
    top: 'Нагору',
  },
  notFound: {
    title: 'Такої сторінки тут немає.',
    text: 'Можливо, її переміщено або в адресі є помилка.',
    home: 'Перейти на головну',
  },
  documents: {
    label: '{name}: ',
    note: '{text} ({note})',
  },
};
