/** What an answer of the e-mail service means for the owner of the page. */
export interface ServiceAnswer {
  /** As in the table of docs/contact.md, which a test holds against this. */
  status: string;
  means: string;
  todo: string;
}

const answers: { is: (status: number) => boolean; answer: ServiceAnswer }[] = [
  {
    is: (status) => status === 400,
    answer: {
      status: '400',
      means: 'An identifier is wrong, or the template demands a captcha; the answer says which.',
      todo: 'Compare the three in `content/contact.ts` with your account.',
    },
  },
  {
    is: (status) => status === 401 || status === 403,
    answer: {
      status: '401, 403',
      means: 'The key or the address of your site is not allowed.',
      todo: '*Account → Security*: allowed origins.',
    },
  },
  {
    is: (status) => status === 404,
    answer: {
      status: '404',
      means: 'The account, service or template is gone.',
      todo: 'Look for it in your account.',
    },
  },
  {
    is: (status) => status === 412,
    answer: {
      status: '412',
      means: 'Your mailbox has withdrawn the permission ("Invalid grant").',
      todo: '*Email Services* → your service → *Disconnect*, *Connect* again.',
    },
  },
  {
    is: (status) => status === 413,
    answer: {
      status: '413',
      means: 'The message is over the service’s 50 KB.',
      todo: 'Nothing: the form’s 5,000 characters stay below it, names aside.',
    },
  },
  {
    is: (status) => status === 429,
    answer: {
      status: '429',
      means: 'More than one message in a second.',
      todo: 'Nothing; if it comes often, somebody is playing with the form: see below.',
    },
  },
  {
    is: (status) => status >= 500,
    answer: { status: '500 and up', means: 'The service has a fault.', todo: 'Wait.' },
  },
];

const other: ServiceAnswer = {
  status: 'other 4xx',
  means: 'Something in your account, such as a used-up monthly number; the answer says what.',
  todo: 'As it says.',
};

/** The rows of the table "When a message fails", in its order. */
export const serviceAnswers: readonly ServiceAnswer[] = [
  ...answers.slice(0, -1).map(({ answer }) => answer),
  other,
  ...answers.slice(-1).map(({ answer }) => answer),
];

/** What a status other than 200 means, and what to do about it. */
export const serviceAnswer = (status: number): ServiceAnswer =>
  answers.find(({ is }) => is(status))?.answer ?? other;
