import type { Part } from '@boedel/document/tree/paper';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { sayIn } from '../../platform/paper/words';
import { openMatter } from '../../platform/tenancy/matter-door';
import { holdsRight } from '../../platform/tenancy/sees';
import { checkLodging, pointIn } from './before-lodging';

/** What is open before lodging, as the last sheet of a draft; nothing for whom the facts are not to see. */
export async function checkPart(tx: Tx, matterId: number, language: 'en' | 'af', now: Date): Promise<Part | undefined> {
  const { may } = await tx.one<{ may: boolean }>(sql`select ${holdsRight(sql`${matterId}::bigint`, 'estate')} as may`);
  if (!may) return undefined;
  const matter = await openMatter(tx, matterId, 'reports');
  const { points, asked } = await checkLodging(tx, matter, now);
  const say = sayIn(language, countryNamed(matter.country) ?? defaultCountry);
  return {
    title: say('Before lodging'),
    newPage: true,
    blocks: [
      points.length === 0
        ? { kind: 'paragraph', text: [{ text: say('Nothing is open: the account can be lodged.') }] }
        : {
            kind: 'items',
            rows: points.map((point, place) => ({
              mark: `${place + 1}.`,
              text: [
                { text: say.line(pointIn(point, asked, language)) },
                ...(point.section === undefined ? [] : [{ text: ` ${point.section}`, dress: 'emphasis' as const }]),
              ],
            })),
          },
    ],
  };
}
