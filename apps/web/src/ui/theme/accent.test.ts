import { describe, expect, test } from 'vitest';
import { createAccent, computeContrast, createShades, tealAccent } from './accent';

const wishes = [tealAccent, '#ffe600', '#ff0000', '#000000', '#ffffff', '#7f7f7f', '#0033aa', '#98ff98'];

describe.each(['light', 'dark'] as const)('a firm’s colour in %s', (scheme) => {
  test.each(wishes)('%s reads on a button, on the page and on its soft ground', (wished) => {
    const accent = createAccent(wished, scheme);
    expect(computeContrast(accent.fill, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(computeContrast(accent.text, scheme === 'light' ? '#ffffff' : '#1f292e')).toBeGreaterThanOrEqual(4.5);
    expect(computeContrast(accent.text, accent.soft)).toBeGreaterThanOrEqual(4.5);
  });
});

test('a colour that reads already is left as the firm chose it', () => {
  expect(createAccent('#0033aa', 'light').fill).toBe('#0033aa');
});

test('what is no colour gives our own teal', () => {
  expect(createAccent('url(x)', 'light')).toEqual(createAccent(tealAccent, 'light'));
  expect(createShades('teal')).toEqual(createShades(tealAccent));
});
