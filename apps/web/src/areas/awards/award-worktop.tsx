import { readShare } from '@boedel/domain/assets/read-fraction';
import type { BoardAsset } from '@boedel/domain/awards/award-board';
import { computeOpenShare } from '@boedel/domain/awards/check-award';
import { isRefused, toSectionedMessage } from '@boedel/domain/law/refusal';
import { type Fraction, isSameFraction, sumFractions, whole, writeFraction } from '@boedel/domain/money/fraction';
import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { markPhrase, t, translate } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { KeyStrip } from '../../ui/key-strip';
import { notify } from '../../ui/plain/notices';
import { Empty, Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { AssetRows, isAll } from './asset-rows';
import { Allocation, LawCheck, Residue } from './award-boxes';
import { listResidueParts } from './create-awarding';
import styles from './awards.module.css';
import { type AwardFacts, useHeld } from './awards.queries';
import { digits, PersonCards } from './person-cards';
import { useAwarding } from './use-awarding';
import { FreshPageKeys, type PageKeyEvent } from '../../ui/page-keys';

/** What the next award gives, and the key that chooses it. */
const modes = {
  allot: { key: 'a', label: markPhrase('Allot'), gives: { as: 'full', by: 'allotment' } },
  bequeath: { key: 'b', label: markPhrase('By the will'), gives: { as: 'full', by: 'will' } },
  enjoy: { key: 'e', label: markPhrase('Usufruct'), gives: { as: 'enjoyment', by: 'will' } },
  own: { key: 'o', label: markPhrase('Bare ownership'), gives: { as: 'bareOwnership', by: 'will' } },
} as const;
type AwardMode = keyof typeof modes;
const modeNames = Object.keys(modes) as AwardMode[];

/** Assets on one side, people on the other: each award asked of the law as it is made. */
export function AwardWorktop() {
  const matter = useMatter();
  const held = useHeld(matter.id);
  return <Loaded read={held}>{(found) => <Worktop held={found} />}</Loaded>;
}

/** What the next award would take where no part is typed. */
function readOpenPart(of: BoardAsset, mode: AwardMode): Fraction {
  const open = computeOpenShare(of, modes[mode].gives.as);
  return open.n === 0n ? whole : open;
}

function Worktop({ held }: { held: AwardFacts }) {
  const { mayCapture } = useMatter();
  const on = useAwarding(held);
  const { board } = on;
  const [onlyLeft, setOnlyLeft] = useState(false);
  const [picked, setPicked] = useState<string>();
  const [share, setShare] = useState('');
  const [mode, setMode] = useState<AwardMode>('allot');
  const [search, setSearch] = useState('');
  const [shownPerson, setShownPerson] = useState<string>();
  const shareBox = useRef<HTMLInputElement>(null);
  const residue = listResidueParts(held);
  const assets = board.assets.filter(
    (one) => one.asset.treatment === 'inKind' && (!onlyLeft || !isAll(one) || on.isWaiting(one.asset.id)),
  );
  const chosen = assets.find(({ asset }) => asset.id === picked) ?? assets[0];
  const people = board.people.filter(({ person }) =>
    person.name.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase()),
  );

  if (board.assets.every(({ asset }) => asset.treatment !== 'inKind')) {
    return (
      <Empty sentence={t('No asset goes to an heir as it is. The account divides money and the proceeds of sales.')} />
    );
  }
  if (board.people.length === 0) {
    return <Empty sentence={t('No one can inherit yet. Draw the family tree or add a beneficiary first.')} />;
  }

  const parseTypedPart = (of: BoardAsset): Fraction | undefined => {
    if (share.trim() === '') return computeOpenShare(of, modes[mode].gives.as);
    const read = readShare(share);
    if (!isRefused(read)) return read;
    notify({ kind: 'warning', message: read.refusals.map((one) => translate(toSectionedMessage(one))).join(' ') });
    return undefined;
  };
  const awardTo = (personId: string, assetId = chosen?.asset.id): void => {
    const of = board.assets.find(({ asset }) => asset.id === assetId);
    if (!of || !mayCapture) return;
    const part = parseTypedPart(of);
    if (!part) return;
    // Nothing left: the law says so itself.
    const next = {
      assetId: of.asset.id,
      personId,
      ...modes[mode].gives,
      share: part.n === 0n ? whole : part,
    };
    if (on.award(next)) setShare('');
  };
  const awardByResidue = (): void => {
    if (!chosen || !mayCapture) return;
    if (residue.length === 0 || !isSameFraction(sumFractions(residue.map((one) => one.share)), whole)) {
      notify({
        kind: 'info',
        message: t('The shares of the residue do not add up to one, so they cannot be used here.'),
      });
      return;
    }
    on.awardAll(
      chosen.asset.id,
      residue.map((one) => ({
        assetId: chosen.asset.id,
        personId: one.personId,
        as: 'full',
        share: one.share,
        by: 'allotment',
      })),
    );
  };
  const move = (by: number): void => {
    const at = assets.findIndex(({ asset }) => asset.id === chosen?.asset.id);
    const next = assets[Math.min(assets.length - 1, Math.max(0, at + by))];
    if (next) setPicked(next.asset.id);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    PageDown: () => move(10),
    PageUp: () => move(-10),
    f: () => shareBox.current?.focus(),
    r: awardByResidue,
    u: on.undo,
    ...Object.fromEntries(modeNames.map((name) => [modes[name].key, () => mayCapture && setMode(name)])),
    Delete: () => chosen && mayCapture && on.takeBack(chosen.asset.id),
    Backspace: () => chosen && mayCapture && on.takeBack(chosen.asset.id),
  };
  const handleKey = (event: PageKeyEvent): void => {
    if ((event.target as Element).closest('input, textarea')) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const digit = Number(event.key);
    const run =
      digit >= 1 && digit <= digits
        ? people[digit - 1] && (() => awardTo(people[digit - 1]!.person.id))
        : keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!run) return;
    event.preventDefault();
    run();
  };
  const person = board.people.find((one) => one.person.id === shownPerson);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the lists inside
    <div className={styles.worktop} onKeyDown={handleKey}>
      <FreshPageKeys onKey={handleKey} />
      <section className={styles.pane} aria-label={t('Assets')}>
        <header className={styles.head}>
          <strong>{t('Assets')}</strong>
          <span>{t('{count}, with the remaining part of each', { count: assets.length })}</span>
          <Button
            size="xs"
            variant={onlyLeft ? 'filled' : 'default'}
            aria-pressed={onlyLeft}
            onClick={() => setOnlyLeft(!onlyLeft)}
          >
            {t('Remaining only')}
          </Button>
        </header>
        <AssetRows
          assets={assets}
          chosen={chosen?.asset.id}
          onPick={setPicked}
          nameOf={(id) => board.people.find((one) => one.person.id === id)?.person.name ?? ''}
          isWaiting={on.isWaiting}
        />
        <footer className={styles.foot}>
          <span>{t('Assets kept as they are')}</span>
          <Amount cents={board.value} />
          {board.byRight > 0 && (
            <>
              <span>{t('of the estate the spouse owns')}</span>
              <Amount cents={board.byRight} />
            </>
          )}
          <span>{t('not awarded separately')}</span>
          <Amount cents={board.left} />
        </footer>
      </section>
      <div className={styles.right}>
        <SegmentedControl
          size="xs"
          fullWidth
          aria-label={t('Type of the next award')}
          disabled={!mayCapture}
          value={mode}
          onChange={(next) => setMode(next)}
          data={modeNames.map((name) => ({
            value: name,
            // The keys stand in the strip below: here they would push the last one out of sight.
            label: t(modes[name].label),
          }))}
        />
        <div className={styles.give}>
          <TextInput
            ref={shareBox}
            size="xs"
            label={t('Part to award')}
            placeholder={chosen ? writeFraction(readOpenPart(chosen, mode)) : '1/2'}
            value={share}
            onChange={(event) => setShare(event.currentTarget.value)}
            disabled={!mayCapture}
          />
          <TextInput
            size="xs"
            label={t('Find a person')}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </div>
        <PersonCards
          people={people}
          residue={residue}
          mayCapture={mayCapture}
          onAward={awardTo}
          onShow={(id) => setShownPerson(id === shownPerson ? undefined : id)}
          shown={shownPerson}
        />
        {person && <Allocation person={person} assets={board.assets} />}
        <LawCheck says={on.says} />
        {residue.length > 0 && <Residue residue={residue} people={board.people} />}
      </div>
      <div className={styles.strip}>
        <KeyStrip
          label={t('What can be done')}
          actions={[
            { keys: ['↑', '↓'], label: t('asset') },
            { keys: ['1', '…', '9'], label: t('award to') },
            { keys: ['A', 'B', 'E', 'O'], label: t('how it is given') },
            { keys: ['F'], label: t('a part of it'), run: keys['f']! },
            {
              keys: ['R'],
              label: t("by the residue's parts"),
              run: awardByResidue,
              disabled: !mayCapture || residue.length === 0,
            },
            { keys: ['Del'], label: t('take back'), run: keys['Delete']!, disabled: !mayCapture },
            { keys: ['U'], label: t('undo'), run: on.undo, disabled: on.steps === 0 },
          ]}
        />
        <small>{t('or drag an asset to a person')}</small>
      </div>
    </div>
  );
}
