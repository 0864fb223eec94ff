import { noteCalls } from '@boedel/contract/notes/notes.calls';
import { sessionCalls } from '@boedel/contract/session/session.calls';
import { userCalls } from '@boedel/contract/users/users.calls';
import { systemType } from '@boedel/domain/matter/kinds';
import { demoPassword } from '../demo/people';
import type { RunningServer } from '../testing/built-server';

export interface FaultColleague {
  readonly token: string;
  /** Writes a note; its id once the server said that it was saved, nothing where the line was lost or it refused. */
  write(matterID: number, comment: string): Promise<number | undefined>;
  notesOf(matterID: number): Promise<ReadonlySet<number>>;
}

/** Somebody of the demo firm at work, who remembers what the server said it saved. */
export async function createColleague(server: RunningServer, email = 'admin@protea.test'): Promise<FaultColleague> {
  const { body: who } = await server.ask(undefined, sessionCalls.authenticate, {
    body: { email, password: demoPassword },
  });
  const { body: chosen } = await server.ask(who.token!, userCalls.updateSystemType, {
    body: { systemTypeID: systemType.estateLate, userID: who.id! },
  });
  const { token } = chosen;
  return {
    token,
    write: async (matterID, comment) => {
      try {
        const added = await server.ask(token, noteCalls.add, { body: { matterID, comment: `<p>${comment}</p>` } });
        return added.status === 200 ? added.body.id : undefined;
      } catch {
        return undefined;
      }
    },
    notesOf: async (matterID) => {
      const ids = new Set<number>();
      for (;;) {
        const { body } = await server.ask(token, noteCalls.getbymatterid, {
          query: { matterID, take: 500, skip: ids.size },
        });
        for (const { id } of body.rows) ids.add(id);
        if (ids.size >= body.total || body.rows.length === 0) return ids;
      }
    },
  };
}
