/**
 * All words of the interface, and the model for other languages. What stands in {braces} is filled
 * in and must stay; it may move. A text with forms (`one`, `other`) has as many as the language needs.
 */
export const en = {
  /** The links to the six sections. */
  menu: {
    home: 'Home',
    about: 'About',
    experience: 'Experience',
    skills: 'Skills',
    projects: 'Projects',
    contact: 'Contact',
  },
  header: {
    /** First stop of the keyboard, seen only while it has the focus. */
    skip: 'Skip to the content',
    /** The button that opens the links on phones. */
    menu: 'Menu',
    /** Names the list of links to screen readers. */
    sections: 'Sections',
    theme: 'Colour theme',
    light: 'Light theme',
    dark: 'Dark theme',
    system: 'Theme of the system',
  },
  /** Said by screen readers behind links that open a new tab. */
  newTab: '(opens in a new tab)',
  home: {
    work: 'View My Work',
    cv: 'Download CV',
    pause: 'Pause animation',
    play: 'Play animation',
  },
  about: {
    title: 'About',
    services: 'What I Do',
  },
  /** Names of facts about the owner. */
  facts: {
    role: 'Role',
    pronouns: 'Pronouns',
    location: 'Location',
    availability: 'Availability',
    workplace: 'Place of work',
    timeZone: 'Time zone',
    /** Universal time, as in 'UTC+8'. */
    utc: 'UTC',
    languages: 'Languages',
  },
  experience: {
    experience: 'Experience',
    /** Instead, where there is no work to tell of. Subtitles where there is. */
    education: 'Education',
    certificates: 'Certificates',
    /** The end of a period that lasts. */
    present: 'Present',
    /** Names the list of skills below an entry to screen readers. */
    skillsUsed: 'Skills used as {role}',
  },
  skills: {
    title: 'Skills',
    /** The skills that belong to no group, beside those that do. */
    ungrouped: 'Other',
    /** Below a skill: the projects and companies it was used in. */
    usedIn: 'Used in {places}',
  },
  projects: {
    /** The heading where some projects are featured, and where none is. */
    featuredTitle: 'Featured Projects',
    title: 'Projects',
    /** These name the lists of projects to screen readers. */
    featured: 'Featured projects',
    more: 'More projects',
    all: 'All projects',
    further: 'Further projects',
    tags: 'Built with, {title}',
    showMore: {
      one: 'Show {count} more project',
      other: 'Show {count} more projects',
    },
    demo: 'Live demo',
    video: 'Video',
    repo: 'Source code',
    apk: 'Android app',
    /** Opens the points of a project. */
    highlights: 'What I did',
  },
  contact: {
    title: 'Get In Touch',
    email: 'Email',
    phone: 'Phone',
    location: 'Location',
    save: 'Save contact',
    /** In the form's place, for an owner without an e-mail service. */
    mailOffer: 'Please send a message by email. The button opens your own email program.',
    writeMail: 'Write an email',
    withoutScript:
      'The message form needs JavaScript, which is off in this browser. Please write to {address} instead.',
  },
  form: {
    name: 'Name',
    email: 'Email',
    message: 'Message',
    /** The button, and what came of pressing it. */
    idle: 'Send Message',
    sending: 'Sending...',
    sent: 'Message Sent!',
    failed: 'Failed to Send',
    /** Names the place of the button to screen readers while it is disabled. */
    sendingGroup: 'Sending',
    answer: '{name}’s answer will come to {address}.',
    clear: 'Clear',
    undoClear: 'Undo clear',
    /** A field that people never see; robots fill it in. */
    leaveEmpty: 'Leave this empty',
    restored: 'This is your draft from last time.',
    kept: 'Your text stays on this device until you send it, for at most a week.',
    notKept: 'This browser keeps no draft: your text is gone when you leave the page.',
    carriedBy: 'A third party, the email service at {host}, carries the message to {name}.',
    carried: 'A third party, an email service, carries the message to {name}.',
    count: '{count} of {limit} characters',
    tooMany: {
      one: '{count} character too many',
      other: '{count} characters too many',
    },
    full: 'The message is full',
    left: {
      one: 'At most {count} character left',
      other: 'At most {count} characters left',
    },
    pasteCut: {
      one: 'The pasted text did not fit: its last character was left out.',
      other: 'The pasted text did not fit: its last {count} characters were left out.',
    },
    openMail: 'Open my email program',
    copy: 'Copy message',
    copied: 'Message copied',
    isCopied: 'The message is copied.',
    isSelected: 'The message is selected: copy it with your keyboard or menu.',
    mailIsCut:
      'The email takes only the beginning of this message along: copy it and paste it there.',
    ownAddress: '{name}’s address is {address}.',
    /** The letter that the visitor's own email program opens with. */
    subject: 'Message from your website',
    subjectFrom: 'Message from {name}',
    cutNote: '[…] The rest did not fit here.',
    /** Why a message was not sent, and what helps. */
    failures: {
      offline: {
        happened: 'You seem to be offline.',
        helps:
          'Your text is kept. Please try again when you are connected, or use your own email program.',
      },
      timeout: {
        happened:
          'The email service did not answer within 15 seconds, so the message may not have arrived.',
        helps: 'Please try again; at worst it arrives twice. Or use your own email program.',
      },
      network: {
        happened:
          'The email service could not be reached. A firewall or a browser extension may be in the way.',
        helps: 'Please try again, or use your own email program.',
      },
      unconfirmed: {
        happened: 'The connection broke before the email service confirmed the message.',
        helps: 'Please try again; at worst it arrives twice. Or use your own email program.',
      },
      'rate-limited': {
        happened: 'The email service has too much to do right now.',
        helps: 'Please wait a few seconds and try again, or use your own email program.',
      },
      server: {
        happened: 'The email service has a fault right now.',
        helps: 'Please try again in a minute, or use your own email program.',
      },
      'too-long': {
        happened: 'The message is too long for the email service.',
        helps: 'Please shorten it and try again, or use your own email program.',
      },
      'owner-must-fix': {
        happened: 'The form has a fault that only {name} can mend.',
        helps: 'Please use your own email program; it takes your text along.',
      },
      'captcha-missing': {
        happened: 'The robot check is not done yet.',
        helps: 'Please tick it above the button, then try again. Or use your own email program.',
      },
      'captcha-blocked': {
        happened: 'The robot check could not be loaded. A browser extension may be in the way.',
        helps: 'Please use your own email program; it takes your text along.',
      },
      'taken-for-spam': {
        happened: 'The form took this for the work of a robot.',
        helps: 'If you are a person: sorry! Please try again, or use your own email program.',
      },
    },
  },
  footer: {
    /** Names the list of profiles to screen readers. */
    social: 'Social media',
    top: 'Back to top',
  },
  /** The page for addresses that lead nowhere. */
  notFound: {
    tab: 'Page not found',
    title: 'Nothing at this depth',
    text: 'The page you asked for is not here. It may have moved, or the address has a typo.',
    home: 'Go to the home page',
  },
  /** The CV as PDF, and llms.txt. */
  documents: {
    profile: 'Profile',
    glance: 'At a glance',
    experience: 'Experience',
    education: 'Education',
    certificates: 'Certificates',
    skills: 'Skills',
    projects: 'Projects',
    services: 'What I do',
    /** Below the name of a section that began on an earlier page. */
    continued: '(continued)',
    /** These stand in llms.txt alone. */
    about: 'About',
    contact: 'Contact',
    email: 'E-mail',
    phone: 'Phone',
    usedSkills: 'Skills: {skills}',
    madeWith: 'Made with {tags}.',
    see: 'See: {links}.',
    otherForms: 'The same in other forms',
    cv: 'CV (PDF)',
    resume: 'JSON Resume',
    card: 'vCard',
    page: 'Web page',
  },
};
