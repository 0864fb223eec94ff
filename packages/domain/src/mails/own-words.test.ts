import { describe, expect, test } from 'vitest';
import { checkWords, listFieldsIn, fillMailText } from './own-words';

describe('a firm’s own words for a mail', () => {
  test('are filled with the facts; what is unknown takes its line with it', () => {
    const text = 'Dear {buyer}\n\nPrice: {price}\nSigned on: {on}\n\n{message}\n\n{signed}';
    const facts = { buyer: 'Anna {price}', price: 'R 5', on: null, message: null, signed: ['Jan', 'The Firm'] };
    expect(fillMailText(text, facts)).toBe('Dear Anna {price}\n\nPrice: R 5\n\nJan\nThe Firm');
    expect(listFieldsIn(text)).toEqual(['buyer', 'price', 'on', 'message', 'signed']);
  });

  test('name no field the mail does not have, and keep what the reader needs', () => {
    const refused = checkWords({ subject: 'For {who}', body: 'Hello' }, ['link', 'firm'], ['link']);
    expect(refused).toMatchObject({
      refusals: [
        { field: 'subject', sentence: 'This mail has no field {who}. Choose one of its list.' },
        { field: 'body', sentence: 'Keep {link} in the text: without it the mail is of no use.' },
      ],
    });
    const good = { subject: 'From {firm}', body: 'Go to {link}' };
    expect(checkWords(good, ['link', 'firm'], ['link'])).toBe(good);
  });
});
