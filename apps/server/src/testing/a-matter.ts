import { sql } from '../platform/db/sql';
import { openFirmScope } from '../platform/tenancy/scopes';
import type { TestApp, TestPerson, TestFirm } from './test-app';

let serial = 0;

interface TestMatterDetails {
  systemType?: number;
  kind?: string;
  firstNames?: string | null;
  surname?: string;
  diedOn?: string | null;
  lettersOn?: string | null;
}

/** A matter and whom it is about, straight into the tables: for tests of what stands around a matter. */
export function createMatter(
  app: TestApp,
  firm: Pick<TestFirm, 'id'>,
  details: TestMatterDetails = {},
): Promise<{ id: number; mainId: number }> {
  const {
    systemType = 2,
    kind = 'person',
    firstNames = 'Jan',
    surname = 'Botha',
    diedOn = null,
    lettersOn = null,
  } = details;
  const name = kind === 'person' ? `${surname}, ${firstNames}` : surname;
  return openFirmScope(app.test.database, firm.id).transaction(async (tx) => {
    serial += 1;
    const { id } = await tx.one<{ id: number }>(sql`
      insert into matter (system_type, status, reference, name, country)
      values (${systemType}, 2, ${`T${serial}/2026`}, ${name}, (select country from intermediary where id = app_firm()))
      returning id`);
    const main = await tx.one<{ id: number }>(sql`
      insert into matter_party (matter_id, role, kind, first_names, surname, died_on)
      values (${id}, 'main', ${kind}, ${firstNames}, ${surname}, ${diedOn}) returning id`);
    if (lettersOn) {
      await tx.run(sql`insert into diary_entry (matter_id, type, event, title, due_on, done_at)
        values (${id}, 2, 'letters', 'Executor Appointment Date', ${lettersOn}, ${lettersOn})`);
    }
    return { id, mainId: main.id };
  });
}

/** Gives a person access to a matter, with these rights or the usual ones. */
export const grantAccess = (
  app: TestApp,
  firm: Pick<TestFirm, 'id'>,
  matterId: number,
  somebody: Pick<TestPerson, 'personId'>,
  { mayCapture = false, rights }: { mayCapture?: boolean; rights?: readonly string[] } = {},
): Promise<number> =>
  openFirmScope(app.test.database, firm.id).transaction((tx) =>
    rights
      ? tx.run(sql`insert into matter_access (matter_id, person_id, may_capture, rights)
          values (${matterId}, ${somebody.personId}, ${mayCapture}, ${[...rights]})`)
      : tx.run(
          sql`insert into matter_access (matter_id, person_id, may_capture) values (${matterId}, ${somebody.personId}, ${mayCapture})`,
        ),
  );

/** The actions the trail holds of a matter, oldest first. */
export const listTrail = async (app: TestApp, firm: Pick<TestFirm, 'id'>, matterId: number): Promise<string[]> => {
  const rows = await openFirmScope(app.test.database, firm.id).transaction((tx) =>
    tx.rows<{ action: string }>(sql`select action from audit_entry where matter_id = ${matterId} order by id`),
  );
  return rows.map(({ action }) => action);
};
