/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { saveDraft } from '@/lib/contact/draft';
import { en } from '@/lib/words/en';
import { mockResponse } from '../../support/fetch';
import { email, field, fillIn, formFor, type } from '../../support/message-form';

// Pictures and trees show several invalid fields.

const { problems } = en.form;
const form = formFor({ email });

const submit = () => act(() => screen.getByRole('button').click());
const invalid = () =>
  screen.getAllByRole('textbox').filter((each) => each.hasAttribute('aria-invalid'));
/** Shows the form as the server renders it; returns a function that hydrates it. */
function showBeforeHydration() {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  return () => render(form, { container, hydrate: true, onRecoverableError: () => {} });
}

beforeEach(() => sessionStorage.clear());

test.each([
  ['Name', ' ', problems['name-missing']],
  ['Email', '', problems['email-missing']],
  ['Email', 'ana example.com', problems['email-incomplete']],
  ['Email', 'ana@example', problems['email-incomplete']],
  ['Message', '\n \u00a0', problems['message-missing']],
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
  expect(field('Email')).toHaveAccessibleDescription(problems['email-incomplete']);
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

test('text typed before hydration replaces that of the draft, and is counted', () => {
  saveDraft({ name: 'Ana', email: '', message: 'old' });
  const hydrate = showBeforeHydration();
  field('Message').value = 'a'.repeat(5000);
  hydrate();
  expect(field('Name')).toHaveValue('Ana');
  expect(field('Message')).toHaveValue('a'.repeat(5000));
  expect(field('Message')).toHaveAccessibleDescription('5,000 of 5,000 characters');
  const count = () => screen.getByText(/ of 5,000/);
  expect(count()).toHaveAttribute('data-full');
  type('Message', 'a'.repeat(4999));
  expect(count()).not.toHaveAttribute('data-full');
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
