import type { Words } from './words';

// French has a narrow no-break space (\u202f) before ! ? : and ;.
export const fr: Words = {
  menu: {
    home: 'Accueil',
    contact: 'Contact',
  },
  header: {
    skip: 'Aller au contenu',
    menu: 'Menu',
    dark: 'Thème sombre',
  },
  newTab: '(s’ouvre dans un nouvel onglet)',
  home: {
    work: 'Voir mes réalisations',
    cv: 'Télécharger le CV',
    pause: 'Mettre l’animation en pause',
    social: 'Réseaux sociaux',
  },
  about: {
    title: 'À propos',
    services: 'Ce que je fais',
  },
  facts: {
    availability: 'Disponibilité',
    workplace: 'Lieu de travail',
    timeZone: 'Fuseau horaire',
    languages: 'Langues',
  },
  experience: {
    experience: 'Expérience',
    education: 'Formation',
    certificates: 'Certifications',
    publications: 'Publications',
    awards: 'Distinctions',
    present: 'aujourd’hui',
    now: 'actuel, actuellement, en cours, maintenant, présent, ce jour',
    since: 'depuis, de, dès',
    until: 'à, au, jusqu’à, jusqu’en',
    expected: 'prévu, prévue, prévu en, prévue en, promo, promotion',
  },
  skills: {
    title: 'Compétences',
    level: 'Maîtrise',
    usedFor: 'Utilisé pour {places}',
  },
  projects: {
    featuredTitle: 'Projets phares',
    title: 'Projets',
    more: 'Autres projets',
    demo: 'Démo en ligne',
    video: 'Vidéo',
    repo: 'Code source',
    apk: 'Application Android',
    showAll: 'Tout afficher ({count})',
  },
  contact: {
    title: 'Me contacter',
    phone: 'Téléphone',
    location: 'Lieu',
    save: 'Enregistrer le contact',
  },
  form: {
    name: 'Nom',
    email: 'E-mail',
    message: 'Message',
    required: 'obligatoire',
    send: 'Envoyer le message',
    sending: 'Envoi en cours…',
    sent: 'Message envoyé\u202f!',
    failed: 'Échec de l’envoi',
    answer: '{name} répondra à l’adresse {address}.',
    serviceNote: 'Un service tiers transmet votre message par e-mail à {name}.',
    count: '{count} sur {limit} caractères',
    problems: {
      missing: 'Veuillez remplir ce champ.',
      'email-refused':
        'Ce formulaire n’accepte pas cette adresse e-mail. Veuillez la vérifier ou en indiquer une autre, comme nom@example.com.',
      'message-too-long': 'Ce message est trop long. Veuillez le raccourcir.',
    },
    openMail: 'Ouvrir ma messagerie',
    ownAddress: 'Vous pouvez aussi écrire à {name}, à l’adresse {address}.',
    subjectFrom: 'Message envoyé par {name}',
    failure: 'Votre message est toujours dans le formulaire. Veuillez réessayer dans une minute.',
  },
  footer: {
    top: 'Retour en haut',
  },
  notFound: {
    title: 'Cette page est introuvable.',
    text: 'Elle a peut-être été déplacée, ou l’adresse contient une faute de frappe.',
    home: 'Aller à la page d’accueil',
  },
  documents: {
    label: '{name}\u202f: ',
    note: '{text} ({note})',
  },
};
