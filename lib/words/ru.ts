import type { Words } from './words';

// Names and numbers stand where they need no ending: "Сообщение с сайта: Анна Орлова".
export const ru: Words = {
  menu: {
    home: 'Главная',
    contact: 'Контакты',
  },
  header: {
    skip: 'Перейти к содержанию',
    menu: 'Меню',
    dark: 'Тёмная тема',
  },
  newTab: '(откроется в новой вкладке)',
  home: {
    work: 'Смотреть проекты',
    cv: 'Скачать резюме',
    pause: 'Приостановить анимацию',
    social: 'Социальные сети',
  },
  about: {
    title: 'Обо мне',
    services: 'Чем занимаюсь',
  },
  facts: {
    availability: 'Готовность к работе',
    workplace: 'Формат работы',
    timeZone: 'Часовой пояс',
    languages: 'Языки',
  },
  experience: {
    experience: 'Опыт работы',
    education: 'Образование',
    certificates: 'Сертификаты',
    publications: 'Публикации',
    awards: 'Награды',
    present: 'наст. время',
    now: 'настоящее время, сейчас, сегодня, сей день',
    since: 'с, со',
    until: 'по, до',
    expected: 'ожидается, планируется, выпуск',
  },
  skills: {
    title: 'Навыки',
    level: 'Уровень владения',
    usedFor: 'Опыт применения: {places}',
  },
  projects: {
    featuredTitle: 'Избранные проекты',
    title: 'Проекты',
    more: 'Другие проекты',
    demo: 'Демо',
    video: 'Видео',
    repo: 'Исходный код',
    apk: 'Приложение для Android',
    showAll: 'Показать все ({count})',
  },
  contact: {
    title: 'Свяжитесь со мной',
    phone: 'Телефон',
    location: 'Местоположение',
    save: 'Сохранить контакт',
  },
  form: {
    name: 'Имя',
    email: 'Электронная почта',
    message: 'Сообщение',
    required: 'обязательно',
    send: 'Отправить сообщение',
    sending: 'Отправка…',
    sent: 'Сообщение отправлено!',
    failed: 'Не удалось отправить',
    answer: '{name} ответит на адрес {address}.',
    serviceNote: 'Сообщение передаёт по электронной почте сторонний сервис. Получатель: {name}.',
    count: 'Символов: {count} из {limit}',
    problems: {
      missing: 'Пожалуйста, заполните это поле.',
      'email-refused':
        'Форма не принимает этот адрес электронной почты. Пожалуйста, проверьте его или укажите другой, например name@example.com.',
      'message-too-long': 'Сообщение слишком длинное. Пожалуйста, сократите его.',
    },
    openMail: 'Открыть почтовую программу',
    ownAddress: 'Можно написать и напрямую: {name}, {address}.',
    subjectFrom: 'Сообщение с сайта: {name}',
    failure: 'Сообщение осталось в форме. Пожалуйста, попробуйте ещё раз через минуту.',
  },
  footer: {
    top: 'Наверх',
  },
  notFound: {
    title: 'Такой страницы здесь нет.',
    text: 'Возможно, её переместили или в адресе опечатка.',
    home: 'Перейти на главную',
  },
  documents: {
    label: '{name}: ',
    note: '{text} ({note})',
  },
};
