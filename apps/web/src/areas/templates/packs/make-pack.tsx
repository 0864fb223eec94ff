import type { WireAnswer } from '@boedel/contract/call';
import { packCalls } from '@boedel/contract/packs/packs.calls';
import { ActionIcon, Button, Checkbox, SegmentedControl, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useRead } from '../../../client/hooks';
import { getLanguage } from '../../../i18n/language';
import { t, translate } from '../../../i18n/t';
import { PageTitle } from '../../../ui/page-title';
import { Empty, Loaded } from '../../../ui/states';
import { useMatter } from '../../../ui/the-matter';
import styles from './packs.module.css';

type PackPaperChoice = WireAnswer<typeof packCalls.getPackChoices>[number];
interface PackPickItem {
  readonly documentID: number;
  readonly mark: string;
}

interface MakePackProps {
  /** `choose` for none, `vouchers` for every voucher, or the ids of papers. */
  readonly first: string;
  readonly onDone: () => void;
}

/** Chooses papers, in which order, and binds them. */
export function MakePack({ first, onDone }: MakePackProps) {
  const { id: matterID } = useMatter();
  const read = useRead(packCalls.getPackChoices, { matterID });
  return (
    <Loaded read={read}>
      {(choices) =>
        choices.length === 0 ? (
          <Empty sentence={t('No documents yet. Add documents to the matter first, then create a pack.')} />
        ) : (
          <Chosen choices={choices} first={first} onDone={onDone} />
        )
      }
    </Loaded>
  );
}

const toPackItem = ({ documentID, mark }: PackPaperChoice): PackPickItem => ({ documentID, mark: mark ?? '' });

function putChosenFirst(choices: readonly PackPaperChoice[], first: string): PackPickItem[] {
  const able = choices.filter(({ why }) => why === null);
  if (first === 'vouchers') return able.filter(({ isVoucher }) => isVoucher).map(toPackItem);
  const ids = first.split(',').map(Number);
  return ids.flatMap((id) => able.filter(({ documentID }) => documentID === id).map(toPackItem));
}

const moveItem = (items: readonly PackPickItem[], from: number, to: number): PackPickItem[] => {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, items[from]!);
};

function Chosen({ choices, first, onDone }: MakePackProps & { choices: readonly PackPaperChoice[] }) {
  const { id: matterID } = useMatter();
  const [items, setItems] = useState(() => putChosenFirst(choices, first));
  const [title, setTitle] = useState(first === 'vouchers' ? t('Vouchers') : t('Pack of papers'));
  const [spoken, setSpoken] = useState<'en' | 'af'>(getLanguage());
  const make = useCall(packCalls.makePack, { says: t('Pack created and added to the matter.'), onDone });
  const chosen = new Set(items.map(({ documentID }) => documentID));
  const toggle = (choice: PackPaperChoice): void =>
    setItems((now) =>
      chosen.has(choice.documentID)
        ? now.filter(({ documentID }) => documentID !== choice.documentID)
        : [...now, toPackItem(choice)],
    );
  const bind = (): void =>
    make.run({
      matterID,
      title,
      language: spoken,
      items: items.map(({ documentID, mark }) => ({ documentID, mark: mark.trim() || null })),
    });
  return (
    <>
      <PageTitle title={t('Create pack')}>
        <Button variant="default" onClick={onDone}>
          {t('Back')}
        </Button>
        <Button disabled={items.length === 0 || title.trim() === ''} loading={make.isRunning} onClick={bind}>
          {t('Create pack')}
        </Button>
      </PageTitle>
      <div className={styles.about}>
        <TextInput label={t('Title')} value={title} onChange={(event) => setTitle(event.currentTarget.value)} />
        <SegmentedControl
          aria-label={t('Language of the index')}
          value={spoken}
          onChange={(one) => setSpoken(one === 'af' ? 'af' : 'en')}
          data={[
            { value: 'en', label: 'English' },
            { value: 'af', label: 'Afrikaans' },
          ]}
        />
      </div>
      <div className={styles.two}>
        <section aria-label={t('Documents in the matter')}>
          <h3>{t('Documents in the matter')}</h3>
          <ul className={styles.choices}>
            {choices.map((choice) => (
              <li key={choice.documentID}>
                <Checkbox
                  checked={chosen.has(choice.documentID)}
                  disabled={choice.why !== null}
                  label={choice.title}
                  description={
                    choice.why ? translate(choice.why) : choice.isVoucher ? t('Supports the account') : undefined
                  }
                  onChange={() => toggle(choice)}
                />
              </li>
            ))}
          </ul>
        </section>
        <section aria-label={t('In the pack')}>
          <h3>{t('In the pack')}</h3>
          {items.length === 0 ? (
            <p className={styles.soft}>{t('Choose documents. They are bound in the order shown here.')}</p>
          ) : (
            <ol className={styles.order}>
              {items.map((item, place) => (
                <Ordered
                  key={item.documentID}
                  title={choices.find(({ documentID }) => documentID === item.documentID)!.title}
                  mark={item.mark}
                  place={place}
                  count={items.length}
                  onMark={(mark) => setItems((now) => now.with(place, { ...item, mark }))}
                  onMove={(to) => setItems((now) => moveItem(now, place, to))}
                  onTakeOut={() => setItems((now) => now.toSpliced(place, 1))}
                />
              ))}
            </ol>
          )}
        </section>
      </div>
    </>
  );
}

interface OrderedItemProps {
  readonly title: string;
  readonly mark: string;
  readonly place: number;
  readonly count: number;
  readonly onMark: (mark: string) => void;
  readonly onMove: (to: number) => void;
  readonly onTakeOut: () => void;
}

function Ordered({ title, mark, place, count, onMark, onMove, onTakeOut }: OrderedItemProps) {
  const renderTool = (label: string, Icon: typeof IconX, onClick: () => void, disabled = false) => (
    <ActionIcon variant="subtle" aria-label={label} disabled={disabled} onClick={onClick}>
      <Icon size={16} aria-hidden />
    </ActionIcon>
  );
  return (
    <li>
      <span className={styles.number}>{place + 1}</span>
      <span className={styles.name}>{title}</span>
      <TextInput
        size="xs"
        w={90}
        maxLength={30}
        placeholder={t('Voucher')}
        aria-label={t('Voucher for {title}', { title })}
        value={mark}
        onChange={(event) => onMark(event.currentTarget.value)}
      />
      {renderTool(t('Move {title} up', { title }), IconArrowUp, () => onMove(place - 1), place === 0)}
      {renderTool(t('Move {title} down', { title }), IconArrowDown, () => onMove(place + 1), place === count - 1)}
      {renderTool(t('Remove {title}', { title }), IconX, onTakeOut)}
    </li>
  );
}
