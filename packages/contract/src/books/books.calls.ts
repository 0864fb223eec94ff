import { bookCheckNames } from '@boedel/domain/books/named-checks';
import { z } from 'zod';
import { allowFirm, allowOnMatter, declareCalls, get, post } from '../call';
import { done, id, idInQuery, instant } from '../fields';
import { messageSchema } from '../message.schema';

const checkName = z.enum(bookCheckNames as [(typeof bookCheckNames)[number], ...(typeof bookCheckNames)[number][]]);

const finding = z.object({
  check: checkName,
  level: z.enum(['error', 'warning']),
  item: z.object({ kind: z.string(), id: id.nullable(), source: z.string().nullable() }),
  says: messageSchema,
  /** When a check found it first. */
  since: instant,
});

/** How a matter did in the checks. */
const checkedMatter = z.object({
  matterID: id,
  reference: z.string(),
  name: z.string(),
  checkedAt: instant,
  errors: z.int(),
  warnings: z.int(),
  findings: z.array(finding),
  /** How many there are beyond those listed. */
  more: z.int(),
});

export const booksCalls = declareCalls({
  getChecks: get('/api/books/getChecks', {
    about: 'What the nightly checks of the books found in the matters one may see, by check and by matter.',
    ours: true,
    who: allowFirm(),
    answer: z.object({
      /** The oldest of the last checks; null before the first night. */
      checkedAt: instant.nullable(),
      matters: z.int(),
      unchecked: z.int(),
      byCheck: z.array(
        z.object({
          check: checkName,
          label: z.string(),
          level: z.enum(['error', 'warning']),
          looked: z.int(),
          found: z.int(),
          matters: z.int(),
        }),
      ),
      rows: z.array(checkedMatter),
      /** How many matters with findings there are beyond those listed. */
      more: z.int(),
    }),
  }),
  checkMatter: post('/api/books/checkMatter', {
    about: 'Checks the books of a matter now and keeps what was found.',
    ours: true,
    who: allowOnMatter('Capture Matter'),
    body: z.object({ matterID: id }),
    answer: checkedMatter,
  }),
  checkAll: post('/api/books/checkAll', {
    about: 'Checks the books of every matter in the background.',
    ours: true,
    who: allowFirm('Admin'),
    answer: done,
  }),
  journal: get('/api/books/journal', {
    about: 'The ledger of a matter as a journal that hledger reads, every bank balance asserted.',
    ours: true,
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery }),
    download: true,
  }),
});
