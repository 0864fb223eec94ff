import { calendarFeedCalls } from '@boedel/contract/calendar-feed/calendar-feed.calls';
import { formatCalendar, type FeedEntry, maskName } from '@boedel/domain/calendar-feed/ics';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { addDays } from '@boedel/domain/dates/local-date';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { lockCount } from '../../platform/db/lock-count';
import { audit } from '../../platform/audit/audit';
import type { Config } from '../../platform/config/config';
import { buildAddress } from '../../platform/config/own-address';
import { withServices, pairHandlers } from '../../platform/http/handler';
import { type PaperTranslator, createPaperTranslator } from '../../platform/paper/words';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { computeFingerprint, createSecret } from '../../platform/session/secrets';
import { openFirmScope } from '../../platform/tenancy/scopes';
import {
  type FeedDate,
  type FeedOwner,
  feedReach,
  type FeedRow,
  feedStore,
  findFeed,
  markFetched,
} from './calendar-feed.store';

const mostAPerson = 10;
/** Taken back, of somebody who left, or never made: the same words, so that nobody learns which. */
const noSuchAddress =
  'There is no calendar at this address, or it was withdrawn. Remove it from your calendar app and make a new address in the diary, under Calendar addresses.';

const presentFeed = (
  { id, name, scope, people, is_masked, made_at, fetched_at }: FeedRow,
  colleagues: readonly { id: number; name: string }[],
) => ({
  id,
  name,
  scope,
  people: colleagues.filter((one) => people.includes(one.id)),
  isMasked: is_masked,
  madeAt: made_at,
  fetchedAt: fetched_at,
});
const toAuditFields = ({ name, scope, people, is_masked }: FeedRow) => ({ name, scope, people, is_masked });

/** What a calendar program shows of a date: what is to be done and in which matter, with the way to it. */
function toFeedEntry(
  date: FeedDate,
  owner: FeedOwner,
  say: PaperTranslator,
  config: Pick<Config, 'PUBLIC_URL' | 'PORT'>,
): FeedEntry {
  const { is_masked, firm_id, country } = owner;
  const name = date.matter_name && (is_masked ? maskName(date.matter_name) : date.matter_name);
  const path = date.source === 'task' ? `/tasks?task=${date.id}` : `/matters/${date.matter_id}/diarymatter`;
  return {
    uid: `${date.source}-${firm_id}-${date.id}@boedel`,
    sequence: date.version - 1,
    day: date.due_on,
    time: date.due_time,
    country: findCountry(date.country ?? country) ?? defaultCountry,
    summary: [say(date.title), name, date.reference].filter(Boolean).join(' · '),
    description: is_masked ? '' : (date.note ?? ''),
    url: buildAddress(config, path),
    isDone: date.is_done,
    madeAt: new Date(date.created_at),
  };
}

export const handledCalendarFeedCalls = pairHandlers(calendarFeedCalls, {
  getlist: ({ scope, actor }) =>
    scope.transaction(async (tx) => {
      const feeds = await feedStore(tx).ofPerson(actor.personId);
      const colleagues = await feedStore(tx).colleagues(feeds.flatMap(({ people }) => people));
      return feeds.map((feed) => presentFeed(feed, colleagues));
    }),
  add: withServices(({ scope, actor, body, services }) =>
    scope.transaction(async (tx) => {
      const store = feedStore(tx);
      await lockCount(tx, 'calendar addresses', actor.personId);
      if ((await store.ofPerson(actor.personId)).length >= mostAPerson) {
        throw new RefusalProblem(
          refuse('name', 'You already have 10 calendar addresses. Withdraw one that is not used.'),
        );
      }
      const wanted = [...new Set(body.personIDs)];
      const colleagues = await store.colleagues(wanted);
      if (colleagues.length < wanted.length) {
        throw new RefusalProblem(
          refuse('personIDs', 'One of these people does not work in the firm. Choose colleagues only.'),
        );
      }
      const secret = createSecret();
      const row = (await store.insert({
        person_id: actor.personId,
        hash: computeFingerprint(secret),
        name: body.name,
        scope: body.scope,
        people: body.scope === 'team' ? wanted : [],
        is_masked: body.isMasked,
      })) as FeedRow;
      await audit(tx, actor, 'calendarfeed.added', { entity: ['calendar_feed', row.id], after: toAuditFields(row) });
      return {
        ...presentFeed(row, colleagues),
        address: buildAddress(services.config, `/api/calendarfeed/fetch?key=${secret}`),
      };
    }),
  ),
  revoke: ({ scope, actor, body, now }) =>
    scope.transaction(async (tx) => {
      const store = feedStore(tx);
      const row = (await store.ofPerson(actor.personId)).find(({ id }) => id === body.id);
      if (!row) throw new NotFound();
      await store.change(row.id, row.version, { revoked_at: now.toISOString() });
      await audit(tx, actor, 'calendarfeed.withdrawn', {
        entity: ['calendar_feed', row.id],
        before: toAuditFields(row),
      });
      return { done: true as const };
    }),
  fetch: withServices(async ({ provider, services, query, now }) => {
    // The address alone says whose it is: of which firm is found out by it.
    const owner = await provider.transaction((tx) => findFeed(tx, computeFingerprint(query.key)));
    if (!owner) throw new NotFound(noSuchAddress);
    const country = findCountry(owner.country) ?? defaultCountry;
    const today = computeDayAt(now, country);
    const { person_id: id, types, matters } = owner;
    const working = matters ? { id, reach: { matters, captureMatters: [] } } : { id, types };
    const dates = await openFirmScope(services.database, owner.firm_id, working).transaction((tx) =>
      feedStore(tx).dates(
        owner.scope === 'team' ? owner.people : [id],
        addDays(today, -feedReach.back),
        addDays(today, feedReach.ahead),
      ),
    );
    await provider.transaction((tx) => markFetched(tx, owner.id, owner.firm_id, now));
    const say = createPaperTranslator(owner.language, country);
    const text = formatCalendar({
      name: owner.name,
      entries: dates.map((date) => toFeedEntry(date, owner, say, services.config)),
    });
    return { filename: 'boedel.ics', contentType: 'text/calendar; charset=utf-8', content: Buffer.from(text, 'utf8') };
  }),
});
