// oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus, jsx-a11y/no-noninteractive-element-interactions -- a select holds no columns and cannot be dragged from; the list itself has the focus and names the row
import { readShare } from '@boedel/domain/assets/read-fraction';
import type { AssetOnBoard, PersonOnBoard } from '@boedel/domain/awards/award-board';
import { isRefused, toldOf } from '@boedel/domain/law/refusal';
import { type Fraction, sameValue, sumFractions, whole, writtenFraction } from '@boedel/domain/money/fraction';
import { Button, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { cite, t, tell } from '../../i18n/t';
import { Amount } from '../../ui/figures/amount';
import { KeyStrip } from '../../ui/key-strip';
import { notify } from '../../ui/plain/notices';
import { Empty, Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { residueOf, type ResiduePart } from './awarding-of';
import styles from './awards.module.css';
import { type Held, useHeld } from './awards.queries';
import { useAwarding } from './use-awarding';
import { useWindow } from '../../ui/use-window';

const rowHeight = 56;
const cardHeight = 92;
const digits = 9;

/** Assets on one side, people on the other: each award asked of the law as it is made. */
export function AwardWorktop() {
  const matter = useMatter();
  const held = useHeld(matter.id);
  return <Loaded read={held}>{(found) => <Worktop held={found} />}</Loaded>;
}

const isAll = ({ left }: AssetOnBoard): boolean => left.n === 0n;

function Worktop({ held }: { held: Held }) {
  const { mayCapture } = useMatter();
  const on = useAwarding(held);
  const { board } = on;
  const [onlyLeft, setOnlyLeft] = useState(false);
  const [picked, pick] = useState<string>();
  const [share, setShare] = useState('');
  const [search, setSearch] = useState('');
  const [shownPerson, showPerson] = useState<string>();
  const shareBox = useRef<HTMLInputElement>(null);
  const residue = residueOf(held);
  const assets = board.assets.filter(
    (one) => one.asset.treatment === 'inKind' && (!onlyLeft || !isAll(one) || on.isWaiting(one.asset.id)),
  );
  const chosen = assets.find(({ asset }) => asset.id === picked) ?? assets[0];
  const people = board.people.filter(({ person }) =>
    person.name.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase()),
  );

  if (board.assets.every(({ asset }) => asset.treatment !== 'inKind')) {
    return <Empty sentence={t('No asset is kept as it is. What is sold or money is divided by the account.')} />;
  }
  if (board.people.length === 0) {
    return (
      <Empty sentence={t('Nobody is captured who could take. Draw the family tree or add a beneficiary first.')} />
    );
  }

  const partTyped = (of: AssetOnBoard): Fraction | undefined => {
    if (share.trim() === '') return of.left;
    const read = readShare(share);
    if (!isRefused(read)) return read;
    notify({ kind: 'warning', message: read.refusals.map((one) => tell(toldOf(one))).join(' ') });
    return undefined;
  };
  const awardTo = (personId: string, assetId = chosen?.asset.id): void => {
    const of = board.assets.find(({ asset }) => asset.id === assetId);
    if (!of || !mayCapture) return;
    const part = partTyped(of);
    if (!part) return;
    // Nothing left: the law says so itself.
    const next = {
      assetId: of.asset.id,
      personId,
      as: 'full',
      share: part.n === 0n ? whole : part,
      by: 'allotment',
    } as const;
    if (on.award(next)) setShare('');
  };
  const byResidue = (): void => {
    if (!chosen || !mayCapture) return;
    if (residue.length === 0 || !sameValue(sumFractions(residue.map((one) => one.share)), whole)) {
      notify({
        kind: 'info',
        message: t('The parts of the residue do not come to one whole, so they cannot be used here.'),
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
    if (next) pick(next.asset.id);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    PageDown: () => move(10),
    PageUp: () => move(-10),
    f: () => shareBox.current?.focus(),
    r: byResidue,
    u: on.undo,
    Delete: () => chosen && mayCapture && on.takeBack(chosen.asset.id),
    Backspace: () => chosen && mayCapture && on.takeBack(chosen.asset.id),
  };
  const press = (event: KeyboardEvent): void => {
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
    <div className={styles.worktop} onKeyDown={press}>
      <section className={styles.pane} aria-label={t('Assets')}>
        <header className={styles.head}>
          <strong>{t('Assets')}</strong>
          <span>{t('{count}, what is left of each', { count: assets.length })}</span>
          <Button
            size="xs"
            variant={onlyLeft ? 'filled' : 'default'}
            aria-pressed={onlyLeft}
            onClick={() => setOnlyLeft(!onlyLeft)}
          >
            {t('Only what is left')}
          </Button>
        </header>
        <AssetRows
          assets={assets}
          chosen={chosen?.asset.id}
          onPick={pick}
          nameOf={(id) => board.people.find((one) => one.person.id === id)?.person.name ?? ''}
          isWaiting={on.isWaiting}
        />
        <footer className={styles.foot}>
          <span>{t('All assets')}</span>
          <Amount cents={board.value} />
          <span>{t('remaining')}</span>
          <Amount cents={board.left} />
        </footer>
      </section>
      <div className={styles.right}>
        <div className={styles.give}>
          <TextInput
            ref={shareBox}
            size="xs"
            label={t('Part to award')}
            placeholder={chosen ? writtenFraction(chosen.left.n === 0n ? whole : chosen.left) : '1/2'}
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
          onShow={(id) => showPerson(id === shownPerson ? undefined : id)}
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
            { keys: ['F'], label: t('a part of it'), run: keys['f']! },
            {
              keys: ['R'],
              label: t("by the residue's parts"),
              run: byResidue,
              disabled: !mayCapture || residue.length === 0,
            },
            { keys: ['Del'], label: t('take back'), run: keys['Delete']!, disabled: !mayCapture },
            { keys: ['U'], label: t('undo'), run: on.undo, disabled: on.steps === 0 },
          ]}
        />
        <small>{t('or drag an asset onto a person')}</small>
      </div>
    </div>
  );
}

const asWords: Readonly<Record<string, string>> = { full: '', enjoyment: 'usufruct', bareOwnership: 'bare ownership' };

interface AssetRowsProps {
  readonly assets: readonly AssetOnBoard[];
  readonly chosen: string | undefined;
  readonly onPick: (id: string) => void;
  readonly nameOf: (id: string) => string;
  readonly isWaiting: (id: string) => boolean;
}

/** Only the rows in sight are drawn: an estate may hold five hundred. */
function AssetRows({ assets, chosen, onPick, nameOf, isWaiting }: AssetRowsProps) {
  const box = useRef<HTMLDivElement>(null);
  const { from, to, before, after } = useWindow(box, assets.length, rowHeight);
  const at = assets.findIndex(({ asset }) => asset.id === chosen);
  useEffect(() => {
    const node = box.current;
    if (!node || at < 0) return;
    const [top, bottom] = [at * rowHeight, (at + 1) * rowHeight];
    if (top < node.scrollTop) node.scrollTo({ top });
    else if (bottom > node.scrollTop + node.clientHeight) node.scrollTo({ top: bottom - node.clientHeight });
  }, [at]);
  return (
    <div
      ref={box}
      role="listbox"
      tabIndex={0}
      aria-label={t('Assets')}
      aria-activedescendant={chosen && `asset-${chosen}`}
      className={styles.rows}
    >
      <div role="presentation" style={{ height: before }} />
      {assets.slice(from, to).map((one, index) => {
        const { asset, awards, left, leftAmount } = one;
        return (
          <div
            key={asset.id}
            id={`asset-${asset.id}`}
            role="option"
            aria-selected={asset.id === chosen}
            aria-setsize={assets.length}
            aria-posinset={from + index + 1}
            className={styles.row}
            style={{ height: rowHeight }}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.setData('text/plain', asset.id);
              onPick(asset.id);
            }}
            onClick={() => onPick(asset.id)}
            onKeyDown={() => undefined}
          >
            <span className={styles.assetName}>{asset.name}</span>
            <span className={styles.value}>
              <Amount cents={asset.value} />
            </span>
            <span className={styles.chips}>
              {awards.slice(0, 2).map((award) => (
                <span key={award.id} className={styles.chip} data-by={award.by}>
                  <b>{nameOf(award.personId)}</b>{' '}
                  {[
                    sameValue(award.share, whole) ? '' : writtenFraction(award.share),
                    asWords[award.as] && t(asWords[award.as]!),
                    award.clause && t('cl {clause}', { clause: award.clause }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              ))}
              {awards.length > 2 && <small>{t('and {count} more', { count: awards.length - 2 })}</small>}
            </span>
            <span className={styles.left}>
              {isAll(one) ? (
                <span className={styles.all}>
                  <IconCheck size={14} aria-hidden /> {t('all')}
                </span>
              ) : (
                <>
                  {!sameValue(left, whole) && <b className={styles.part}>{writtenFraction(left)}</b>}
                  <Amount cents={leftAmount} />
                  {isWaiting(asset.id) && <small>{t('saved when all is awarded')}</small>}
                </>
              )}
            </span>
          </div>
        );
      })}
      <div role="presentation" style={{ height: after }} />
    </div>
  );
}

interface PersonCardsProps {
  readonly people: readonly PersonOnBoard[];
  readonly residue: readonly ResiduePart[];
  readonly mayCapture: boolean;
  readonly shown: string | undefined;
  readonly onAward: (personId: string, assetId?: string) => void;
  readonly onShow: (personId: string) => void;
}

function PersonCards({ people, residue, mayCapture, shown, onAward, onShow }: PersonCardsProps) {
  const box = useRef<HTMLDivElement>(null);
  const { from, to, before, after } = useWindow(box, people.length, cardHeight);
  const [over, setOver] = useState<string>();
  const drop = (event: DragEvent, personId: string): void => {
    event.preventDefault();
    setOver(undefined);
    const assetId = event.dataTransfer.getData('text/plain');
    if (assetId) onAward(personId, assetId);
  };
  return (
    <div ref={box} className={styles.people}>
      <div role="presentation" style={{ height: before }} />
      <ul aria-label={t('People')}>
        {people.slice(from, to).map(({ person, awarded, toCome, awards }, index) => {
          const number = from + index + 1;
          const part = residue.find((one) => one.personId === person.id);
          return (
            <li
              key={person.id}
              className={styles.person}
              style={{ height: cardHeight - 8 }}
              data-over={over === person.id || undefined}
              onDragOver={(event) => {
                event.preventDefault();
                setOver(person.id);
              }}
              onDragLeave={() => setOver(undefined)}
              onDrop={(event) => drop(event, person.id)}
            >
              <header>
                {number <= digits && <kbd>{number}</kbd>}
                <strong>{person.name}</strong>
                <b>
                  <Amount cents={awarded} />
                </b>
              </header>
              <p>
                {person.cannotTake
                  ? tell(person.cannotTake)
                  : [
                      part && t('residue {share}', { share: part.written }),
                      awards.length === 1 ? t('1 award') : t('{count} awards', { count: awards.length }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                {toCome !== undefined && (
                  <span className={styles.toCome}>
                    {toCome < 0 ? t('pays in') : t('to come')} <Amount cents={toCome} />
                  </span>
                )}
              </p>
              <div className={styles.buttons}>
                <Button
                  size="compact-xs"
                  variant="default"
                  disabled={!mayCapture}
                  aria-label={t('Award to {name}', { name: person.name })}
                  onClick={() => onAward(person.id)}
                >
                  {t('Award')}
                </Button>
                <Button
                  size="compact-xs"
                  variant="subtle"
                  aria-expanded={shown === person.id}
                  aria-label={t('What {name} gets', { name: person.name })}
                  onClick={() => onShow(person.id)}
                >
                  {t('What this person gets')}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <div role="presentation" style={{ height: after }} />
    </div>
  );
}

/** Everything awarded to one person. */
function Allocation({
  person: { person, awards, awarded },
  assets,
}: {
  person: PersonOnBoard;
  assets: readonly AssetOnBoard[];
}) {
  const names = new Map(assets.map(({ asset }) => [asset.id, asset.name]));
  return (
    <section className={styles.box} aria-label={t('What {name} gets', { name: person.name })}>
      <h3>{t('What {name} gets', { name: person.name })}</h3>
      {awards.length === 0 ? (
        <p>{t('Nothing is awarded yet.')}</p>
      ) : (
        <table className={styles.table}>
          <tbody>
            {awards.map((award) => (
              <tr key={award.id}>
                <th scope="row">{names.get(award.assetId)}</th>
                <td>
                  {[writtenFraction(award.share), asWords[award.as] && t(asWords[award.as]!)]
                    .filter(Boolean)
                    .join(' · ')}
                </td>
                <td>{award.amount === undefined ? t('not valued yet') : <Amount cents={award.amount} />}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t('Total')}
              </th>
              <td>
                <Amount cents={awarded} />
              </td>
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  );
}

/** What the law says of the awards as they stand. */
function LawCheck({ says }: { says: ReturnType<typeof useAwarding>['says'] }) {
  const toMend = says.filter(({ kind }) => kind !== 'note').length;
  return (
    <section className={styles.box} aria-label={t('Law check')}>
      <h3>
        {t('Law check')} {toMend > 0 && <span className={styles.count}>{t('{count} to mend', { count: toMend })}</span>}
      </h3>
      <ul className={styles.says}>
        {says.slice(0, 20).map(({ kind, words, section }) => {
          const Icon = kind === 'note' ? IconInfoCircle : IconAlertTriangle;
          return (
            <li key={tell(words)} data-kind={kind}>
              <Icon size={16} aria-hidden />
              <span>
                {tell(words)} {section && <small>{cite(section)}</small>}
              </span>
            </li>
          );
        })}
        {says.length > 20 && <li>{t('and {count} more', { count: says.length - 20 })}</li>}
        {toMend === 0 && (
          <li data-kind="good">
            <IconCheck size={16} aria-hidden /> {t('Nothing is awarded twice or beyond its value.')}
          </li>
        )}
      </ul>
    </section>
  );
}

function Residue({ residue, people }: { residue: readonly ResiduePart[]; people: readonly PersonOnBoard[] }) {
  const total = sumFractions(residue.map(({ share }) => share));
  const names = new Map(people.map(({ person }) => [person.id, person.name]));
  const written = residue.map(({ written: one }) => one).join(' + ');
  return (
    <section className={styles.box} aria-label={t('Residue')}>
      <h3>{t('Residue')}</h3>
      <p>
        {residue.map(({ personId, written: one }) => `${one} ${names.get(personId) ?? ''}`).join(' · ')}
        <br />
        <small>{sameValue(total, whole) ? `${written} = 1` : written}</small>
      </p>
    </section>
  );
}
