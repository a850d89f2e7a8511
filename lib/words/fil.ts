import type { Words } from './words';

export const fil: Words = {
  menu: {
    home: 'Simula',
    about: 'Tungkol sa Akin',
    experience: 'Karanasan',
    skills: 'Kakayahan',
    projects: 'Mga Proyekto',
    contact: 'Makipag-ugnayan',
  },
  header: {
    skip: 'Lumaktaw sa nilalaman',
    menu: 'Menu',
    sections: 'Mga seksiyon',
    theme: 'Tema ng kulay',
    light: 'Maliwanag na tema',
    dark: 'Madilim na tema',
    system: 'Tema ng system',
  },
  newTab: '(magbubukas sa bagong tab)',
  home: {
    work: 'Tingnan ang Gawa Ko',
    cv: 'I-download ang CV',
    pause: 'I-pause ang animation',
    play: 'I-play ang animation',
  },
  about: {
    title: 'Tungkol sa Akin',
    services: 'Ang Ginagawa Ko',
  },
  facts: {
    role: 'Tungkulin',
    pronouns: 'Mga panghalip',
    location: 'Lokasyon',
    availability: 'Kung kailan libre',
    workplace: 'Lugar ng trabaho',
    timeZone: 'Time zone',
    utc: 'UTC',
    languages: 'Mga wika',
  },
  experience: {
    experience: 'Karanasan',
    education: 'Edukasyon',
    certificates: 'Mga Sertipiko',
    present: 'Kasalukuyan',
    skillsUsed: 'Mga kakayahang ginamit bilang {role}',
  },
  skills: {
    title: 'Kakayahan',
    ungrouped: 'Iba pa',
    usedIn: 'Ginamit sa {places}',
  },
  projects: {
    featuredTitle: 'Mga Tampok na Proyekto',
    title: 'Mga Proyekto',
    featured: 'Mga tampok na proyekto',
    more: 'Iba pang proyekto',
    all: 'Lahat ng proyekto',
    further: 'Mga karagdagang proyekto',
    tags: 'Mga ginamit sa {title}',
    showMore: {
      one: 'Magpakita ng {count} pang proyekto',
      other: 'Magpakita ng {count} pang proyekto',
    },
    demo: 'Live demo',
    video: 'Video',
    repo: 'Source code',
    apk: 'Android app',
    highlights: 'Ang ginawa ko',
  },
  contact: {
    title: 'Makipag-ugnayan',
    email: 'Email',
    phone: 'Telepono',
    location: 'Lokasyon',
    save: 'I-save ang contact',
    mailOffer:
      'Mangyaring magpadala ng mensahe sa email. Bubuksan ng button ang sarili mong email program.',
    writeMail: 'Sumulat ng email',
    withoutScript:
      'Kailangan ng JavaScript ang form ng mensahe, pero naka-off ito sa browser na ito. Mangyaring sumulat na lang sa {address}.',
  },
  form: {
    name: 'Pangalan',
    email: 'Email',
    message: 'Mensahe',
    idle: 'Ipadala ang Mensahe',
    sending: 'Ipinapadala...',
    sent: 'Naipadala na ang Mensahe!',
    failed: 'Hindi Naipadala',
    sendingGroup: 'Pagpapadala',
    answer: 'Darating ang sagot ni {name} sa {address}.',
    clear: 'Burahin',
    undoClear: 'I-undo ang pagbura',
    leaveEmpty: 'Iwanang blangko ito',
    restored: 'Ito ang draft mo mula noong nakaraan.',
    kept: 'Mananatili ang teksto mo sa device na ito hanggang ipadala mo, nang hindi hihigit sa isang linggo.',
    notKept:
      'Hindi nagtatago ng draft ang browser na ito: mawawala ang teksto mo kapag umalis ka sa page.',
    carriedBy:
      'Isang third party, ang serbisyo ng email sa {host}, ang maghahatid ng mensahe kay {name}.',
    carried: 'Isang third party, isang serbisyo ng email, ang maghahatid ng mensahe kay {name}.',
    count: '{count} sa {limit} karakter',
    tooMany: {
      one: 'Sobra ng {count} karakter',
      other: 'Sobra ng {count} karakter',
    },
    full: 'Puno na ang mensahe',
    left: {
      one: 'Hanggang {count} karakter na lang ang natitira',
      other: 'Hanggang {count} karakter na lang ang natitira',
    },
    pasteCut: {
      one: 'Hindi nagkasya ang idinikit na teksto: hindi naisama ang huling {count} karakter nito.',
      other:
        'Hindi nagkasya ang idinikit na teksto: hindi naisama ang huling {count} karakter nito.',
    },
    openMail: 'Buksan ang email program ko',
    copy: 'Kopyahin ang mensahe',
    copied: 'Nakopya ang mensahe',
    isCopied: 'Nakopya na ang mensahe.',
    isSelected: 'Napili na ang mensahe: kopyahin ito gamit ang keyboard o menu.',
    mailIsCut: 'Simula lang ng mensaheng ito ang dala ng email: kopyahin ito at idikit doon.',
    ownAddress: 'Ang address ni {name} ay {address}.',
    subject: 'Mensahe mula sa website mo',
    subjectFrom: 'Mensahe mula kay {name}',
    cutNote: '[…] Hindi na nagkasya rito ang natitira.',
    failures: {
      offline: {
        happened: 'Mukhang offline ka.',
        helps:
          'Nakatago ang teksto mo. Subukan ulit kapag nakakonekta ka na, o gamitin ang sarili mong email program.',
      },
      timeout: {
        happened:
          'Hindi sumagot ang serbisyo ng email sa loob ng 15 segundo, kaya baka hindi dumating ang mensahe.',
        helps:
          'Pakisubukan ulit; ang pinakamasamang mangyayari ay dumating ito nang dalawang beses. O gamitin ang sarili mong email program.',
      },
      network: {
        happened:
          'Hindi maabot ang serbisyo ng email. Baka may nakaharang na firewall o extension ng browser.',
        helps: 'Pakisubukan ulit, o gamitin ang sarili mong email program.',
      },
      unconfirmed: {
        happened: 'Naputol ang koneksiyon bago makumpirma ng serbisyo ng email ang mensahe.',
        helps:
          'Pakisubukan ulit; ang pinakamasamang mangyayari ay dumating ito nang dalawang beses. O gamitin ang sarili mong email program.',
      },
      'rate-limited': {
        happened: 'Masyadong maraming ginagawa ngayon ang serbisyo ng email.',
        helps:
          'Maghintay ng ilang segundo at subukan ulit, o gamitin ang sarili mong email program.',
      },
      server: {
        happened: 'May sira ngayon ang serbisyo ng email.',
        helps:
          'Pakisubukan ulit pagkalipas ng isang minuto, o gamitin ang sarili mong email program.',
      },
      'too-long': {
        happened: 'Masyadong mahaba ang mensahe para sa serbisyo ng email.',
        helps: 'Pakiiklian ito at subukan ulit, o gamitin ang sarili mong email program.',
      },
      'owner-must-fix': {
        happened: 'May sira ang form na si {name} lang ang makakaayos.',
        helps: 'Pakigamit ang sarili mong email program; dala nito ang teksto mo.',
      },
      'captcha-missing': {
        happened: 'Hindi pa tapos ang pagsusuri kung robot.',
        helps:
          'Paki-check ito sa itaas ng button, saka subukan ulit. O gamitin ang sarili mong email program.',
      },
      'captcha-blocked': {
        happened:
          'Hindi na-load ang pagsusuri kung robot. Baka may nakaharang na extension ng browser.',
        helps: 'Pakigamit ang sarili mong email program; dala nito ang teksto mo.',
      },
      'taken-for-spam': {
        happened: 'Inakala ng form na gawa ito ng robot.',
        helps:
          'Kung tao ka: pasensiya na! Pakisubukan ulit, o gamitin ang sarili mong email program.',
      },
    },
  },
  footer: {
    social: 'Social media',
    top: 'Bumalik sa itaas',
  },
  notFound: {
    tab: 'Hindi nahanap ang page',
    title: 'Walang anuman sa lalim na ito',
    text: 'Wala rito ang hinahanap mong page. Baka nailipat na ito, o may mali sa address.',
    home: 'Pumunta sa home page',
  },
  documents: {
    profile: 'Profile',
    glance: 'Sa isang tingin',
    experience: 'Karanasan',
    education: 'Edukasyon',
    certificates: 'Mga Sertipiko',
    skills: 'Kakayahan',
    projects: 'Mga Proyekto',
    services: 'Ang ginagawa ko',
    continued: '(karugtong)',
    about: 'Tungkol sa akin',
    contact: 'Makipag-ugnayan',
    email: 'Email',
    phone: 'Telepono',
    usedSkills: 'Mga kakayahan: {skills}',
    madeWith: 'Ginawa gamit ang {tags}.',
    see: 'Tingnan: {links}.',
    otherForms: 'Pareho, sa ibang anyo',
    cv: 'CV (PDF)',
    resume: 'JSON Resume',
    card: 'vCard',
    page: 'Web page',
  },
};
