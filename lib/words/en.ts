/**
 * All words of the interface, and the model for other languages. Parts in {braces} are replaced by
 * values: keep each, at any place in the text. A number may be 1, 2, 5 or 21, and a name any name:
 * put them where no ending depends on them, as in "Show all (13)". Capital letters are as in your
 * language.
 */
export const en = {
  /** The other links of the menu are the titles of sections. */
  menu: {
    home: 'Home',
    contact: 'Contact',
  },
  header: {
    /** The first link for the keyboard, visible only while it has the focus. */
    skip: 'Skip to content',
    /** The button that opens the links on phones. */
    menu: 'Menu',
    /** The button that changes between light and dark. It is pressed while the theme is dark. */
    dark: 'Dark theme',
  },
  /** For screen readers. */
  newTab: '(opens in a new tab)',
  home: {
    work: 'View My Work',
    cv: 'Download CV',
    /** The button that is pressed while nothing is typed. */
    pause: 'Pause animation',
    /** For screen readers. */
    social: 'Social media',
  },
  about: {
    title: 'About',
    services: 'What I Do',
  },
  /** Names of facts about the owner. */
  facts: {
    /** Only in the CV. */
    availability: 'Availability',
    workplace: 'Works from',
    timeZone: 'Time zone',
    languages: 'Languages',
  },
  experience: {
    experience: 'Experience',
    /** Subtitles. Without jobs, the first list with entries gives the section its title. */
    education: 'Education',
    certificates: 'Certificates',
    publications: 'Publications',
    awards: 'Awards',
    /** After a date: "Aug 2024 – Present". */
    present: 'Present',
    /** Read in dates, in small or capital letters, and not shown: all that people write. */
    now: 'current, currently, now, today, to date, ongoing',
    since: 'since, from',
    until: 'to, until, till, through',
    /** Beside a date that has not come. */
    expected: 'expected, anticipated, graduating, graduation, class of',
  },
  skills: {
    title: 'Skills',
    /** For screen readers. */
    level: 'Proficiency',
    /** Beside a skill: the first project or employer that has it. */
    usedFor: 'Used for {places}',
  },
  projects: {
    /** The title of the section if featured projects are above "More projects". */
    featuredTitle: 'Featured Projects',
    /** Its title in all other cases, and its link in the menu. */
    title: 'Projects',
    /** The heading of projects that are neither featured nor in a group. */
    more: 'More projects',
    demo: 'Live demo',
    video: 'Video',
    repo: 'Source code',
    apk: 'Android app',
    /** The button below the first entries of a list, or points of an entry. */
    showAll: 'Show all {count}',
  },
  contact: {
    title: 'Get In Touch',
    /** For screen readers, like the next one. */
    phone: 'Phone',
    location: 'Location',
    save: 'Save contact',
  },
  form: {
    name: 'Name',
    email: 'Email',
    message: 'Message',
    /** Next to the name of each field. */
    required: 'required',
    /** The button: before, during and after sending. */
    send: 'Send Message',
    sending: 'Sending...',
    sent: 'Message Sent!',
    failed: 'Failed to Send',
    /** {address} is the visitor's. */
    answer: '{name} will reply to {address}.',
    serviceNote: 'A third-party service emails your message to {name}.',
    count: '{count} of {limit} characters',
    /** Below a field, after an attempt to send. */
    problems: {
      missing: 'Please fill in this field.',
      'email-refused':
        'This form does not accept this email address. Please check it, or use another one, like name@example.com.',
      'message-too-long': 'This message is too long. Please shorten it.',
    },
    openMail: 'Open my email app',
    /** {address} is the owner's. */
    ownAddress: 'You can also write to {name} at {address}.',
    /** The e-mail that opens in the visitor's own app. {name} is the visitor's. */
    subjectFrom: 'Message from {name}',
    /** A message was not sent. Other ways to write to the owner are below, if there are any. */
    failure: 'Your message is still in the form. Please try again in a minute.',
  },
  footer: {
    top: 'Back to top',
  },
  /** The page for addresses that do not exist. */
  notFound: {
    title: 'This page isn’t here.',
    text: 'It may have moved, or the address may have a typo.',
    home: 'Go to the home page',
  },
  /** The CV has the titles of the page as headings. */
  documents: {
    /** Before a value, "Languages: English", and between a project and its result. */
    label: '{name}: ',
    /** A level or note after a name: "English (fluent)". */
    note: '{text} ({note})',
  },
};
