import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { milestones } from '@boedel/contract/fixed/matters';
import { describe, expect, test } from 'vitest';
import { translateMilestone } from './milestones/milestone.mails';
import { type MailText, composeMail } from '../platform/mail/mail-text';

const declared = import.meta.glob<Record<string, unknown>>('./**/*.mails.ts', { eager: true });
const isMail = (value: unknown): value is MailText<object> =>
  typeof value === 'object' && value !== null && 'en' in value && 'af' in value;
const mails = Object.values(declared).flatMap((file) => Object.entries(file).filter(([, value]) => isMail(value)));
/** Every fact is its own name, so that it shows in the words. */
const facts = new Proxy({}, { get: (_, name) => (name === 'signed' ? ['signed'] : `<${String(name)}>`) });
const findPlaceholders = (text: string): string[] => [...new Set(text.match(/<\w+>/g))].sort();

describe('a declared mail', () => {
  test('there are some', () => expect(mails.length).toBeGreaterThanOrEqual(8));

  test.each(mails)('%s says the same facts in both languages, in other words', (_, mail) => {
    const [en, af] = [
      composeMail(mail as MailText<object>, 'en', facts),
      composeMail(mail as MailText<object>, 'af', facts),
    ];
    expect(en.text).not.toBe(af.text);
    expect(en.language).toBe('en');
    expect(findPlaceholders(`${en.subject} ${en.text}`)).toEqual(findPlaceholders(`${af.subject} ${af.text}`));
  });

  test('is the only way an area writes one', () => {
    const areas = 'apps/server/src/areas';
    const writers = readdirSync(areas, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => ({ file, text: readFileSync(join(areas, file), 'utf8') }))
      .filter(({ text }) => text.includes('await queueMail('));
    expect(writers.length).toBeGreaterThan(3);
    // A test of the firm's own words is in those.
    const itself = ['email-contents/email-contents.calls.ts'];
    expect(writers.filter(({ text }) => !text.includes('composeMail(')).map(({ file }) => file)).toEqual(itself);
  });

  test('about a milestone names it in Afrikaans, whatever the type of matter', () => {
    const all = Object.values(milestones).flat();
    expect(all.filter((name) => translateMilestone(name) === name)).toEqual([]);
  });
});
