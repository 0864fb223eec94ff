import type { WireAnswer } from '@boedel/contract/call';
import { calendarFeedCalls } from '@boedel/contract/calendar-feed/calendar-feed.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { Button, Checkbox, CopyButton, MultiSelect, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { formatDateTime } from '../../ui/format';
import { Loaded } from '../../ui/states';
import styles from './addresses-dialog.module.css';

type CalendarFeed = WireAnswer<typeof calendarFeedCalls.getlist>[number];

const scopes: Readonly<Record<CalendarFeed['scope'], string>> = {
  mine: markPhrase('My dates and tasks'),
  team: markPhrase('A team’s dates that I have access to'),
};

/** Private addresses for a calendar program: made, told once, taken back. */
export function AddressesDialog({ onClose }: { onClose: () => void }) {
  const read = useRead(calendarFeedCalls.getlist, undefined, { quiet: true });
  const [name, setName] = useState('');
  const [scope, setScope] = useState<CalendarFeed['scope']>('mine');
  const [people, setPeople] = useState<readonly string[]>([]);
  const [isMasked, setMasked] = useState(false);
  const [made, setMade] = useState<string>();
  const add = useCall(calendarFeedCalls.add, {
    onDone: ({ address }) => {
      setMade(address);
      setName('');
    },
  });
  return (
    <SharedModal
      opened
      size="lg"
      title={t('Calendar addresses')}
      saveLabel={t('Create address')}
      saveDisabled={name.trim() === ''}
      isSaving={add.isRunning}
      onCancel={onClose}
      onSave={() => add.run({ name, scope, personIDs: scope === 'team' ? people.map(Number) : [], isMasked })}
    >
      <p className={styles.about}>
        {t(
          'Subscribe to an address in your calendar program to see your dates there and keep them up to date. Anyone with the address can see the dates, so do not share it. Withdraw it when you no longer use it.',
        )}
      </p>
      {made && <Made address={made} />}
      <div className={styles.new}>
        <TextInput
          label={t('Calendar program')}
          placeholder={t('Outlook, my phone')}
          maxLength={80}
          data-autofocus
          value={name}
          error={add.error?.fields['name']?.map((sentence) => t(sentence)).join(' ')}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <NativeSelect
          label={t('Which dates')}
          data={(Object.keys(scopes) as CalendarFeed['scope'][]).map((value) => ({ value, label: t(scopes[value]) }))}
          value={scope}
          onChange={({ currentTarget }) => setScope(currentTarget.value as CalendarFeed['scope'])}
        />
        {scope === 'team' && <Team people={people} onPeople={setPeople} />}
        <Checkbox
          label={t('Show initials instead of names, and leave out notes')}
          checked={isMasked}
          onChange={({ currentTarget }) => setMasked(currentTarget.checked)}
        />
      </div>
      <Loaded read={read}>
        {(feeds) =>
          feeds.length === 0 ? (
            <p className={styles.about}>{t('No calendar addresses yet.')}</p>
          ) : (
            <ul className={styles.feeds} aria-label={t('Calendar addresses')}>
              {feeds.map((feed) => (
                <FeedLine key={feed.id} feed={feed} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </SharedModal>
  );
}

/** Whose dates a team's are; nobody chosen is everybody. */
function Team({ people, onPeople }: { people: readonly string[]; onPeople: (people: readonly string[]) => void }) {
  const colleagues = useRead(matterCalls.getColleagues, {}, { quiet: true });
  return (
    <MultiSelect
      label={t('Team members')}
      placeholder={people.length === 0 ? t('Everyone in the firm') : ''}
      searchable
      data={(colleagues.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      value={[...people]}
      onChange={onPeople}
    />
  );
}

function Made({ address }: { address: string }) {
  return (
    <output className={styles.made}>
      <p>{t('Copy this address into your calendar program. We show it only once.')}</p>
      <code>{address}</code>
      <CopyButton value={address}>
        {({ copied, copy }) => (
          <Button size="compact-sm" variant="default" onClick={copy}>
            {copied ? t('Copied') : t('Copy address')}
          </Button>
        )}
      </CopyButton>
    </output>
  );
}

function FeedLine({ feed }: { feed: CalendarFeed }) {
  const revoke = useCall(calendarFeedCalls.revoke, { says: t('Calendar address withdrawn.') });
  return (
    <li>
      <span>
        {feed.name}
        <small>
          {[
            feed.scope === 'mine'
              ? t(scopes.mine)
              : feed.people.map(({ name }) => name).join(', ') || t('Everyone in the firm'),
            feed.isMasked && t('initials only'),
            feed.fetchedAt
              ? t('last synced {when}', { when: formatDateTime(feed.fetchedAt).slice(0, 16) })
              : t('never fetched'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      <Button
        size="compact-sm"
        variant="default"
        loading={revoke.isRunning}
        aria-label={t('Withdraw: {name}', { name: feed.name })}
        onClick={() => revoke.run({ id: feed.id })}
      >
        {t('Withdraw')}
      </Button>
    </li>
  );
}
