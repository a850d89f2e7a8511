/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { cloneElement } from 'react';
import { renderToString } from 'react-dom/server';
import { earlyScript } from '@/lib/browser/inline-scripts';
import { storageKey } from '@/lib/browser/storage-key';
import { loadDraft } from '@/lib/contact/draft';
import { emptyMessage } from '@/lib/contact/message';
import { en } from '@/lib/words/en';
import { mockResponse } from '../../support/fetch';
import { email, field, fillIn, formFor, type } from '../../support/message-form';

// The form, its fields, and its draft. contact.spec.ts and contact-draft.spec.ts test what needs a
// browser; pictures and trees show several invalid fields.

const { problems } = en.form;
const { send, sending, sent, failed } = en.form;
const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const button = () => screen.getByRole('button', { name: /send|sent/i });
const submit = () => act(() => button().click());

/** The form of an owner who has accounts only. */
const formWithoutEmail = formFor(<a href="https://x.com/juan">X</a>);

const form = formFor();

/** Sends a message to a service that accepts it. */
async function sendWell() {
  mockResponse({ body: 'OK' });
  render(form);
  fillIn();
  submit();
  await advance(0);
}

/** Sends a message to a service that answers with an error. */
async function sendInVain(changes: Record<string, string> = {}, element = form) {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  mockResponse({ status: 503, body: 'down' });
  render(element);
  fillIn(changes);
  submit();
  await advance(0);
  return log;
}

beforeAll(() => {
  const script = document.createElement('script');
  script.dataset.draftKey = storageKey('contact-draft');
  script.text = earlyScript();
  document.head.append(script);
});

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
  // jsdom has no layout, so nothing can be scrolled into view.
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => jest.useRealTimers());

test('the form sends the message, and shows the result for three seconds', async () => {
  mockResponse({ body: 'OK' });
  render(form);
  fillIn();
  submit();
  expect(button()).toHaveAccessibleName(sending);

  await advance(0);
  expect(button()).toHaveAccessibleName(sent);
  expect(screen.getByRole('status')).toHaveTextContent('Juan will reply to ana@example.com.');
  await advance(2900);
  expect(button()).toHaveAccessibleName(sent);
  await advance(100);
  expect(button()).toHaveAccessibleName(send);
});

test('pressed again after a message was sent, the form asks for a text, and no longer says that it was sent', async () => {
  await sendWell();
  submit();
  expect(screen.getAllByText(en.form.problems.missing)[0]).toBeVisible();
  expect(button()).toHaveAccessibleName(send);
  expect(screen.queryByText(sent)).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the text of a next message ends the result of the message before', async () => {
  await sendWell();
  type('Message', 'One more thing');
  expect(button()).toHaveAccessibleName(send);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('each failure is announced and shown for three seconds, and the console has only the reason', async () => {
  const log = await sendInVain();
  expect(log.mock.calls).toEqual([
    ['The contact form failed to send (unconfirmed): status 503: down'],
  ]);
  // Screen readers announce the same result again, because its element is new.
  const result = () => screen.getByText(en.form.failures.unconfirmed);
  const firstResult = result();
  await advance(1000);
  submit();
  expect(screen.getByRole('status').textContent).toBe(sending);
  await advance(0);
  await advance(2900);
  expect(button()).toHaveAccessibleName(failed);
  expect(result()).not.toBe(firstResult);
  await advance(100);
  expect(button()).toHaveAccessibleName(send);
  submit();
  await advance(0);
  expect(button()).toHaveAccessibleName(failed);
});

test('after a failure the link to the mail program has the text as it is now, and a note if it has only a part', async () => {
  await sendInVain();
  expect(screen.queryByText(en.form.mailIsCut)).toBeNull();
  const long = 'a'.repeat(5000);
  type('Message', long);
  const link = screen.getByRole('link', { name: en.form.openMail });
  expect(link.getAttribute('href')).toContain(long.slice(0, 1000));
  expect(screen.getByText(en.form.mailIsCut)).toBeInTheDocument();
  // Screen readers would interrupt the visitor.
  expect(document.querySelector('[aria-live=assertive], [role=alert]')).toBeNull();
});

test('without an e-mail address, a failure shows the accounts, and nothing opens a mail program', async () => {
  await sendInVain({ Message: 'a'.repeat(5000) }, formWithoutEmail);
  expect(screen.getByRole('link', { name: 'X' })).toBeVisible();
  expect(screen.queryByText(en.form.mailIsCut)).toBeNull();
  expect(document.querySelector('[href^="mailto:"]')).toBeNull();
});

/** Renders a form that crashes at the first message that is too long. */
function crash(element = form) {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  // Numbers cannot be written in such a language.
  render(cloneElement(element, { language: 'not a language' }));
  type('Message', 'a'.repeat(5001));
}

test('if the form crashes, the owner’s address takes its place, and the text stays in the draft', () => {
  crash();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^This form is not working.*juan@example\.com/,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', `mailto:${email}`);
  expect(loadDraft().message).toBe('a'.repeat(5001));
});

test('without an e-mail address, the accounts take the place of a form that crashes', () => {
  crash(formWithoutEmail);
  expect(screen.getByRole('alert')).toHaveTextContent(/^This form is not working/);
  expect(screen.getByRole('link', { name: 'X' })).toBeVisible();
});

const invalid = () =>
  screen.getAllByRole('textbox').filter((each) => each.hasAttribute('aria-invalid'));
/** Shows the form as the server renders it; returns a function that hydrates it. */
function showBeforeHydration() {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  return () => render(form, { container, hydrate: true, onRecoverableError: () => {} });
}

test.each([
  ['Name', ' ', problems.missing],
  ['Email', '', problems.missing],
  ['Email', 'ana example.com', problems['email-refused']],
  ['Email', 'ana@example', problems['email-refused']],
  ['Message', '\n \u00a0', problems.missing],
])(
  'the field %s with the text %j is not sent, and shows why until it is right',
  (name, text, sentence) => {
    const fetch = mockResponse({ body: 'OK' });
    render(form);
    fillIn({ [name]: text });
    expect(invalid()).toEqual([]);
    // Screen readers read the sentence when the field gets the focus.
    const hasSentence = jest.fn(() => field(name).hasAttribute('aria-describedby'));
    field(name).addEventListener('focus', hasSentence);
    submit();
    expect(hasSentence).toHaveReturnedWith(true);
    expect(invalid()).toEqual([field(name)]);
    expect(field(name)).toHaveFocus();
    expect(field(name)).toHaveAccessibleDescription(sentence);
    expect(fetch).not.toHaveBeenCalled();

    type(name, 'ana@example.com');
    expect(invalid()).toEqual([]);
    expect(field(name)).not.toHaveAccessibleDescription();
  },
);

test('each sentence stays until its own field is right', () => {
  render(form);
  fillIn({ Name: '', Email: 'ana' });
  submit();
  type('Name', 'Ana');
  expect(invalid()).toEqual([field('Email')]);
  expect(field('Email')).toHaveAccessibleDescription(problems['email-refused']);
});

test('a message that is too long is marked and announced at once, stays, and is not sent', () => {
  const fetch = mockResponse({ body: 'OK' });
  render(form);
  const text = `${'a'.repeat(5000)}\n`;
  fillIn({ Message: text });
  const tooLong = problems['message-too-long'];
  expect(field('Message')).toHaveAccessibleDescription(`${tooLong} 5,001 of 5,000 characters`);
  expect(document.querySelector('[aria-live]')).toHaveTextContent(tooLong);
  submit();
  expect(field('Message')).toHaveFocus();
  expect(field('Message')).toHaveValue(text);
  expect(fetch).not.toHaveBeenCalled();
  type('Message', 'a'.repeat(4000));
  expect(field('Message')).not.toHaveAccessibleDescription();
  expect(document.querySelector('[aria-live]')).toBeEmptyDOMElement();
});

test('text typed before hydration replaces that of the draft', () => {
  const { unmount } = render(form);
  fillIn({ Email: '', Message: 'old' });
  unmount();
  const hydrate = showBeforeHydration();
  field('Message').value = 'a'.repeat(5000);
  hydrate();
  expect(field('Name')).toHaveValue('Ana');
  expect(field('Message')).toHaveValue('a'.repeat(5000));
});

test('a message that was too long before hydration is marked at once', () => {
  const hydrate = showBeforeHydration();
  field('Message').value = 'a'.repeat(5001);
  hydrate();
  expect(field('Message')).toHaveAccessibleDescription(
    `${problems['message-too-long']} 5,001 of 5,000 characters`,
  );
});

test('a field that an extension wrapped before hydration gets its text back', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const hydrate = showBeforeHydration();
  const fieldBefore = field('Message');
  fieldBefore.value = 'Hello';
  const wrapper = document.createElement('span');
  fieldBefore.replaceWith(wrapper);
  wrapper.append(fieldBefore);
  const formBefore = document.querySelector('form');
  await act(async () => void hydrate());
  // React has rendered the field again, and nothing else.
  expect(field('Message')).not.toBe(fieldBefore);
  expect(field('Message')).toHaveValue('Hello');
  expect(document.querySelector('form')).toBe(formBefore);
});

test('a browser makes no formatter of numbers before a message is too long', () => {
  const formatter = jest.spyOn(Intl, 'NumberFormat');
  render(form);
  expect(formatter).not.toHaveBeenCalled();
  type('Message', 'a'.repeat(5001));
  expect(formatter).toHaveBeenCalled();
});

test('sites below different paths of one host have separate drafts', () => {
  jest.replaceProperty(process, 'env', { ...process.env, BASE_PATH: '/portfolio' });
  expect(storageKey('contact-draft')).toBe('portfolio-contact-draft/portfolio');
});

test.each([
  ['forbidden', () => jest.spyOn(window, 'sessionStorage', 'get')],
  ['full', () => jest.spyOn(Storage.prototype, 'setItem')],
])('if the storage is %s, there is no draft, and the form sends', async (_, spyOnStorage) => {
  (spyOnStorage() as jest.SpyInstance).mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  await sendWell();
  expect(button()).toHaveAccessibleName(sent);
  type('Message', 'One more thing');
  expect(loadDraft()).toEqual(emptyMessage);
});
