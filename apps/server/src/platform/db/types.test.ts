import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseInstant } from './types';

it('reads an instant as the calendar would, whatever its fraction', () => {
  const micros = fc.integer({ min: 0, max: 999_999 });
  const seconds = fc.date({
    min: new Date('1800-01-01T00:00:00Z'),
    max: new Date('2199-12-31T23:59:59Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(seconds, micros, (date, fraction) => {
      const second = date.toISOString().slice(0, 19);
      // PostgreSQL leaves out the zeros at the end, and the point with them.
      const written = fraction === 0 ? '' : `.${String(fraction).padStart(6, '0').replace(/0+$/, '')}`;
      expect(parseInstant(`${second.replace('T', ' ')}${written}+00`)).toBe(
        new Date(`${second}${written}Z`).toISOString(),
      );
    }),
  );
});

it('reads an instant told in another zone', () => {
  expect(parseInstant('2026-03-01 02:15:30.25+02')).toBe('2026-03-01T00:15:30.250Z');
});
