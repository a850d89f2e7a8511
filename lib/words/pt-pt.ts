import { pt } from './pt';
import type { Words } from './words';

/** The words of Portugal, and of all countries with Portuguese but Brazil. */
export const ptPt: Words = {
  ...pt,
  menu: { ...pt.menu, contact: 'Contacto' },
  newTab: '(abre num novo separador)',
  home: { ...pt.home, work: 'Ver o meu trabalho', cv: 'Descarregar CV' },
  experience: { ...pt.experience, awards: 'Prémios' },
  projects: { ...pt.projects, apk: 'Aplicação Android' },
  contact: { ...pt.contact, save: 'Guardar contacto' },
  form: {
    ...pt.form,
    sending: 'A enviar…',
    failed: 'Não foi possível enviar',
    serviceNote: 'Um serviço externo envia a sua mensagem por e-mail para {name}.',
    problems: {
      ...pt.form.problems,
      'email-refused':
        'Este formulário não aceita este endereço de e-mail. Verifique-o ou indique outro, como nome@example.com.',
    },
    openMail: 'Abrir a minha aplicação de e-mail',
    failures: {
      ...pt.form.failures,
      unconfirmed:
        'O serviço de e-mail não confirmou a sua mensagem, que talvez não tenha sido enviada. Pode ser uma falha da Internet, ou o serviço pode estar sobrecarregado. Por favor, tente de novo daqui a um minuto (no pior dos casos, a mensagem chega duas vezes) ou use uma das opções abaixo.',
    },
  },
};
