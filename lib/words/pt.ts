import type { OwnWords, Words } from './words';

/** The words of Brazil. */
export const pt: Words = {
  menu: {
    home: 'Início',
    contact: 'Contato',
  },
  header: {
    skip: 'Ir para o conteúdo',
    menu: 'Menu',
    dark: 'Tema escuro',
  },
  newTab: '(abre em uma nova aba)',
  home: {
    work: 'Ver meu trabalho',
    cv: 'Baixar CV',
    pause: 'Pausar a animação',
    social: 'Redes sociais',
  },
  about: {
    title: 'Sobre mim',
    services: 'O que faço',
  },
  facts: {
    availability: 'Disponibilidade',
    workplace: 'Local de trabalho',
    timeZone: 'Fuso horário',
    languages: 'Idiomas',
  },
  experience: {
    experience: 'Experiência',
    education: 'Formação',
    certificates: 'Certificados',
    publications: 'Publicações',
    awards: 'Prêmios',
    present: 'presente',
    now: 'atual, atualmente, hoje, agora, o momento, momento, o presente, em andamento',
    since: 'desde',
    until: 'a, até, ao',
    expected: 'previsto, prevista, previsão, esperado, formatura, conclusão',
  },
  skills: {
    title: 'Competências',
    level: 'Nível de domínio',
    usedFor: 'Usado em {places}',
  },
  projects: {
    featuredTitle: 'Projetos em destaque',
    title: 'Projetos',
    more: 'Mais projetos',
    demo: 'Demonstração',
    video: 'Vídeo',
    repo: 'Código-fonte',
    apk: 'Aplicativo Android',
    showAll: 'Mostrar tudo ({count})',
  },
  contact: {
    title: 'Fale comigo',
    phone: 'Telefone',
    location: 'Localização',
    save: 'Salvar contato',
  },
  form: {
    name: 'Nome',
    email: 'E-mail',
    message: 'Mensagem',
    required: 'obrigatório',
    send: 'Enviar mensagem',
    sending: 'Enviando…',
    sent: 'Mensagem enviada!',
    failed: 'Falha ao enviar',
    answer: '{name} responderá para {address}.',
    serviceNote: 'Um serviço externo envia sua mensagem por e-mail para {name}.',
    count: '{count} de {limit} caracteres',
    problems: {
      missing: 'Preencha este campo.',
      'email-refused':
        'Este formulário não aceita este endereço de e-mail. Confira o endereço ou use outro, como nome@example.com.',
      'message-too-long': 'Esta mensagem é longa demais. Por favor, reduza o texto.',
    },
    openMail: 'Abrir meu aplicativo de e-mail',
    ownAddress: 'Também é possível escrever para {name} pelo endereço {address}.',
    subjectFrom: 'Mensagem de {name}',
    failure: 'Sua mensagem continua no formulário. Por favor, tente de novo daqui a um minuto.',
  },
  footer: {
    top: 'Voltar ao topo',
  },
  notFound: {
    title: 'Esta página não existe.',
    text: 'A página pode ter mudado de lugar, ou o endereço pode ter um erro.',
    home: 'Ir para a página inicial',
  },
  documents: {
    label: '{name}: ',
    note: '{text} ({note})',
  },
};

/** What is said in another way in Portugal. */
export const ptPT: OwnWords = {
  menu: { contact: 'Contacto' },
  newTab: '(abre num novo separador)',
  home: { work: 'Ver os meus projetos', cv: 'Descarregar CV' },
  experience: { awards: 'Prémios' },
  projects: { apk: 'Aplicação Android' },
  contact: { title: 'Contacte-me', save: 'Guardar contacto' },
  form: {
    sending: 'A enviar…',
    failed: 'Não foi possível enviar',
    serviceNote: 'Um serviço externo envia a sua mensagem por e-mail a {name}.',
    openMail: 'Abrir o meu e-mail',
    failure: 'A sua mensagem continua no formulário. Por favor, tente de novo dentro de um minuto.',
  },
};
