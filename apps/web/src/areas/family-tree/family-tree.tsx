import { isLocalDate } from '@boedel/domain/dates/local-date';
import { findNextCard, type ArrowDirection } from '@boedel/domain/family-tree/walk';
import { isRefused } from '@boedel/domain/law/refusal';
import { findAwardPayee } from '@boedel/domain/succession/minors';
import { Button, SegmentedControl } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { IconMinus, IconPhoto, IconPlus, IconPrinter, IconZoomScan } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { formatAmountText } from '../../ui/format';
import { type KeyAction, KeyStrip } from '../../ui/key-strip';
import { notify } from '../../ui/plain/notices';
import { LeaveGuard } from '../../ui/record/leave-guard';
import { SaveBar } from '../../ui/record/save-bar';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { formatShownName } from './family-card';
import { applyMine } from './conflict';
import { ConflictOfTrees } from './conflict-of-trees';
import {
  addChild,
  addParent,
  addSibling,
  addSpouse,
  changePerson,
  type FamilyEdit,
  removePerson,
  listUnnamed,
} from './edit-family';
import { toFamilyDraft, main, findDraftPerson, type FamilyTreeAnswer } from './family-draft';
import { FamilyList } from './family-list';
import styles from './family-tree.module.css';
import { useTree } from './family-tree.queries';
import { PersonEditor } from './person-editor';
import { printTree, savePicture } from './picture';
import { type TreeDrawingHandle, TreeDrawing } from './tree-drawing';
import { useDraft } from './use-draft';
import { type FamilyReading, useReading } from './use-reading';
import { useTreeSave } from './use-tree-save';
import { Viewport } from './viewport';
import { type WholeEstatePart, WholeEstate } from './whole-estate';
import { WhatIsMissing, WorkingPanel } from './working-panel';

/** The family of the deceased, drawn by keyboard and mouse; heirs and shares appear as it grows. */
export function FamilyTree() {
  const matter = useMatter();
  const tree = useTree(matter.id);
  return <Loaded read={tree}>{(found) => <Sheet stored={found} />}</Loaded>;
}

const ways: Readonly<Record<string, ArrowDirection>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
const [nearest, farthest] = [1.6, 0.35];

/** How near the whole drawing can be seen: in its window's width, and in the height it may grow to. */
function computeFittingZoom(window: HTMLElement | null, { width, height }: { width: number; height: number }): number {
  const room = window?.clientWidth ?? 0;
  if (!window || room === 0) return 1;
  const most = Number.parseFloat(getComputedStyle(window).maxHeight);
  const near = Math.min(room / (width + 48), Number.isNaN(most) ? 1 : most / (height + 48));
  return Math.min(1, Math.max(farthest, Math.floor(near * 100) / 100));
}

function Sheet({ stored }: { stored: FamilyTreeAnswer }) {
  const { mayCapture } = useMatter();
  const [base, setBase] = useState(stored);
  const { draft, steps, change, undo, begin } = useDraft(toFamilyDraft(base));
  // What somebody else saved is taken over while nothing is changed here.
  if (stored !== base && steps === 0) {
    setBase(stored);
    begin(toFamilyDraft(stored));
  }
  const [by, setBy] = useAddressState('by');
  const [as, setAs] = useAddressState('as');
  const isNarrow = useMediaQuery('(max-width: 800px)', false, { getInitialValueInEffect: false });
  const asList = as === 'list' || (as === '' && isNarrow === true);
  const read = useReading(base, draft, by === 'will');
  const [picked, setPicked] = useState(main);
  const chosen = picked === main || findDraftPerson(draft, picked) ? picked : main;
  const [edited, setEdited] = useState<string>();
  const [zoom, setZoom] = useState(1);
  const drawing = useRef<TreeDrawingHandle>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const saving = useTreeSave((tree) => {
    setBase(tree);
    begin(toFamilyDraft(tree));
  });

  const goToCard = (key: string): void => {
    setPicked(key);
    requestAnimationFrame(() => drawing.current?.focus(key));
  };
  const zoomBy = (factor: number): void =>
    setZoom((now) => Math.min(nearest, Math.max(farthest, Math.round(now * factor * 100) / 100)));
  const fitZoom = (): void => setZoom(computeFittingZoom(viewport.current, read.layout));
  // It opens with all of it in sight, the deceased in the middle where even the smallest size is too wide.
  useEffect(() => {
    const room = viewport.current?.clientWidth ?? 0;
    if (room === 0) return;
    const zoomed = computeFittingZoom(viewport.current, read.layout);
    setZoom(zoomed);
    const own = read.layout.cards.find(({ id }) => id === main)!;
    requestAnimationFrame(() => viewport.current?.scrollTo({ left: (own.x + 24 + 110) * zoomed - room / 2 }));
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the sheet is opened; from then on it is the person's
  }, [asList]);

  const ofMain = readSurname(base.deceased.name);
  const apply = (made: FamilyEdit, open: boolean): void => {
    if ('cannot' in made) return notify({ kind: 'info', message: t(made.cannot) });
    change(made.draft);
    setPicked(made.goTo);
    if (open) setEdited(made.goTo);
    else goToCard(made.goTo);
  };
  const add = (how: typeof addChild) => (): void => {
    if (mayCapture) apply(how(draft, chosen, ofMain), true);
  };
  const openEditor = (key: string): void => (key === main ? undefined : setEdited(key));
  const removeChosen = (): void => {
    if (!mayCapture) return;
    const made = removePerson(draft, chosen);
    const name = read.wordsOf(chosen).name;
    apply(made, false);
    if ('cannot' in made) return;
    notify({
      kind: 'info',
      message: t('{name} removed from the tree.', { name }),
      action: { label: t('Undo'), run: () => begin(draft, true) },
    });
  };
  const save = (): void => {
    const [nobody] = listUnnamed(draft);
    if (nobody) {
      setPicked(nobody.key);
      setEdited(nobody.key);
      return notify({ kind: 'warning', message: t('Enter a name first; then the tree can be saved.') });
    }
    void saving.save(draft, base);
  };
  useHotkeys([['mod+S', () => steps > 0 && save()]], []);

  const keyed: Readonly<Record<string, () => void>> = {
    s: add(addSpouse),
    c: add(addChild),
    p: add(addParent),
    b: add(addSibling),
    u: undo,
    Enter: () => openEditor(chosen),
    Delete: removeChosen,
    Backspace: removeChosen,
    '+': () => zoomBy(1.15),
    '-': () => zoomBy(1 / 1.15),
    '0': fitZoom,
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (!(event.target as Element).closest('[role="treeitem"]')) return;
    const way = ways[event.key];
    if (way) {
      event.preventDefault();
      return goToCard(findNextCard(read.layout, chosen, way));
    }
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
      event.preventDefault();
      return undo();
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const run = keyed[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!run) return;
    event.preventDefault();
    run();
  };
  const actions: KeyAction[] = [
    { keys: ['←', '→', '↑', '↓'], label: t('move') },
    ...(mayCapture
      ? [
          { keys: ['S'], label: t('spouse'), run: keyed['s']! },
          { keys: ['C'], label: t('child'), run: keyed['c']! },
          { keys: ['P'], label: t('parent'), run: keyed['p']! },
          { keys: ['B'], label: t('brother or sister'), run: keyed['b']! },
        ]
      : []),
    { keys: ['Enter'], label: mayCapture ? t('edit') : t('open'), run: keyed['Enter']!, disabled: chosen === main },
    ...(mayCapture
      ? [
          { keys: ['Del'], label: t('take out'), run: removeChosen, disabled: chosen === main },
          { keys: ['U'], label: t('undo'), run: undo, disabled: steps === 0 },
        ]
      : []),
  ];
  const person = edited === undefined ? undefined : findDraftPerson(draft, edited);
  const count = read.heirs.heirs.length;
  return (
    <div className={styles.page}>
      <div className={styles.tools}>
        {read.hasWill && (
          <SegmentedControl
            size="xs"
            aria-label={t('Who takes')}
            value={by === 'will' ? 'will' : 'law'}
            onChange={(value) => setBy(value === 'will' ? 'will' : '')}
            data={[
              { value: 'law', label: t('By law') },
              { value: 'will', label: t('By the will') },
            ]}
          />
        )}
        <output className={styles.state} data-open={read.heirs.inTheWay.length > 0 || undefined}>
          {describeTreeState(read, count)}
        </output>
        <SegmentedControl
          size="xs"
          aria-label={t('View as')}
          value={asList ? 'list' : 'tree'}
          onChange={setAs}
          data={[
            { value: 'tree', label: t('Tree') },
            { value: 'list', label: t('List') },
          ]}
        />
        {!asList && (
          <>
            <Button.Group>
              <Button variant="default" size="xs" aria-label={t('Smaller')} onClick={() => zoomBy(1 / 1.15)}>
                <IconMinus size={14} aria-hidden />
              </Button>
              <Button variant="default" size="xs" aria-label={t('Fit to screen')} onClick={fitZoom}>
                <IconZoomScan size={14} aria-hidden />
              </Button>
              <Button variant="default" size="xs" aria-label={t('Larger')} onClick={() => zoomBy(1.15)}>
                <IconPlus size={14} aria-hidden />
              </Button>
            </Button.Group>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPhoto size={14} aria-hidden />}
              onClick={() => {
                const svg = drawing.current?.svg();
                if (svg) void savePicture(svg, t('Family tree of {name}', { name: base.deceased.name }));
              }}
            >
              {t('Picture')}
            </Button>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPrinter size={14} aria-hidden />}
              onClick={() => {
                const svg = drawing.current?.svg();
                if (svg) printTree(svg, ...describeSheet(read));
              }}
            >
              {t('Print')}
            </Button>
          </>
        )}
      </div>
      <div className={styles.body}>
        <div className={styles.sheetSide}>
          {asList ? (
            <FamilyList
              layout={read.layout}
              wordsOf={read.wordsOf}
              chosen={chosen}
              onChoose={setPicked}
              onOpen={openEditor}
            />
          ) : (
            // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the tree inside
            <div onKeyDown={handleKey} className={styles.canvas}>
              <Viewport viewport={viewport} onZoom={zoomBy}>
                <TreeDrawing
                  ref={drawing}
                  layout={read.layout}
                  wordsOf={read.wordsOf}
                  chosen={chosen}
                  zoom={zoom}
                  isAdopted={(child, parents) =>
                    (child === main ? draft.mainParents : (findDraftPerson(draft, child)?.parents ?? [])).some(
                      ({ key, kind }) => kind === 'adoption' && parents.includes(key),
                    )
                  }
                  coupleWords={(pair) => describeCouple(draft, pair)}
                  onChoose={setPicked}
                  onOpen={openEditor}
                />
              </Viewport>
            </div>
          )}
          {!read.takers && (
            <WholeEstate
              parts={listEstateParts(read)}
              amount={read.estate === undefined ? undefined : formatAmountText(read.estate as never, read.currency)}
              onChoose={(key) => (asList ? setPicked(key) : goToCard(key))}
            />
          )}
          <KeyStrip label={t('People you can add')} actions={actions} />
        </div>
        <div className={styles.side}>
          <WhatIsMissing heirs={read.heirs} onOpen={openEditor} />
          <Working read={read} chosen={chosen} />
        </div>
      </div>
      {mayCapture && (
        <SaveBar count={steps} isSaving={saving.isSaving} onDiscard={() => begin(toFamilyDraft(base))} onSave={save} />
      )}
      <LeaveGuard isDirty={() => steps > 0} />
      {person && (
        <PersonEditor
          key={person.key}
          person={person}
          marriage={draft.marriages.find(({ spouse }) => spouse === person.key)}
          people={[
            { key: main, name: base.deceased.name },
            ...draft.people
              .filter(({ key }) => key !== person.key)
              .map((one) => ({ key: one.key, name: formatShownName(one) })),
          ]}
          readOnly={!mayCapture}
          onKeep={(changed, marriage) => {
            change(changePerson(draft, changed, marriage));
            setEdited(undefined);
            goToCard(changed.key);
          }}
          onClose={() => {
            setEdited(undefined);
            goToCard(person.key);
          }}
        />
      )}
      {saving.conflict && (
        <ConflictOfTrees
          mine={draft}
          theirs={saving.conflict.draft}
          isSaving={saving.isSaving}
          onKeepMine={() => {
            const { tree, draft: theirs } = saving.conflict!;
            void saving.save(applyMine(draft, toFamilyDraft(base), theirs), tree);
          }}
          onTakeTheirs={() => {
            const { tree, draft: theirs } = saving.conflict!;
            setBase(tree);
            begin(theirs);
            saving.forgetConflict();
          }}
          onCancel={saving.forgetConflict}
        />
      )}
    </div>
  );
}

const readSurname = (name: string): string => name.trim().split(/\s+/).at(-1) ?? '';

function describeTreeState({ heirs, takers, draft }: FamilyReading, count: number): string {
  if (draft.people.length === 0) return t('No people yet. Press S to add a husband or wife, C to add a child.');
  if (takers) return t('{count} take by the will', { count: takers.takings.size });
  if (heirs.inTheWay.length > 0) return t('Heirs not yet certain');
  if (heirs.toGuardiansFund) return t("No heirs: the estate goes to the Guardian's Fund");
  return count === 1 ? t('1 heir') : t('{count} heirs', { count });
}

function describeCouple({ marriages }: FamilyReading['draft'], [a, b]: readonly [string, string]): readonly string[] {
  const marriage = marriages.find(({ spouse }) => spouse === a || spouse === b);
  if (!marriage || (a !== main && b !== main)) return [];
  if (marriage.endedBy) return [t(marriage.endedBy === 'by divorce' ? 'divorced' : 'annulled')];
  if (marriage.kind === 'life partnership') return [t('partners')];
  return marriage.marriedDate ? [t('married'), marriage.marriedDate.slice(0, 4)] : [t('married')];
}

function listEstateParts({ heirs, draft }: FamilyReading): WholeEstatePart[] {
  return heirs.heirs.flatMap((key): WholeEstatePart[] => {
    const standing = heirs.standings.get(key);
    const person = findDraftPerson(draft, key);
    if (standing?.as !== 'heir' || !standing.share || !person) return [];
    return [{ key, name: person.firstNames?.split(' ')[0] ?? formatShownName(person), share: standing.share }];
  });
}

/** What stands on the printed sheet beside the drawing. */
function describeSheet(read: FamilyReading): [title: string, about: string, table: Parameters<typeof printTree>[3]] {
  const { deceased, heirs, takers, draft, today } = read;
  const about = [
    deceased.bornOn && t('born {day}', { day: deceased.bornOn }),
    deceased.diedOn && t('died {day}', { day: deceased.diedOn }),
    takers ? t('by the will') : t('Intestate Succession Act 81 of 1987'),
    t('drawn {day}', { day: today }),
  ];
  const rows = (takers ? [...takers.takings.keys()] : heirs.heirs).flatMap((key) => {
    const words = findDraftPerson(draft, key) && read.wordsOf(key);
    return words ? [[words.name, words.about, words.share ?? '', words.amount ?? '', words.note ?? '']] : [];
  });
  return [
    t('Family tree of {name}', { name: deceased.name }),
    about.filter(Boolean).join(' · '),
    { head: [t('Name'), t('Relationship'), t('Part'), t('Amount'), t('Section or clause')], rows },
  ];
}

function Working({ read, chosen }: { read: FamilyReading; chosen: string }) {
  const { heirs, family, draft, takers, country, today, estate } = read;
  const standing = heirs.standings.get(chosen);
  const person = findDraftPerson(draft, chosen);
  if (takers || standing?.as !== 'heir' || !person) {
    return (
      <p className={styles.pick}>
        {takers
          ? t('Each card shows what the person inherits. The clauses are with the will.')
          : t('Choose an heir to see how the share is calculated.')}
      </p>
    );
  }
  const { dateOfBirth } = person;
  const paid = findAwardPayee({
    country,
    on: today,
    ...(dateOfBirth && isLocalDate(dateOfBirth) && { bornOn: dateOfBirth }),
    whereabouts: 'known',
    award: 'cash',
  });
  return (
    <WorkingPanel
      name={formatShownName(person)}
      heirs={heirs}
      family={family}
      estate={estate as never}
      standing={standing}
      isSpouse={family.spouses.some(({ id }) => id === chosen)}
      nameOf={(key) => {
        const one = findDraftPerson(draft, key);
        return one ? formatShownName(one) : key;
      }}
      paidTo={
        !isRefused(paid) && paid.value === 'guardiansFund'
          ? t("A minor's money goes to the Guardian's Fund, unless a trust, tutor or curator holds it.")
          : undefined
      }
    />
  );
}
