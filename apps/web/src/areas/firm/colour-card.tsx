import { organisationCalls } from '@boedel/contract/firm/firm.calls';
import { readWhiteLabel } from '@boedel/domain/firm/white-label';
import { isRefused, toSectionedMessage, type Refusal } from '@boedel/domain/law/refusal';
import { Button, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { useCall } from '../../client/hooks';
import { t, translate } from '../../i18n/t';
import { Protected } from '../../ui/access';
import page from '../../ui/page.module.css';
import { createAccent, tealAccent } from '../../ui/theme/accent';
import styles from './firm.module.css';

const { setWhiteLabelColor } = organisationCalls;

/** The nearest colour that passes stands in the sentence that refuses; the button only spares the typing. */
const findSuggestion = ({ words }: Refusal): string | undefined => words?.values?.['better'] as string | undefined;

/** As the browser's own colour field wants it: a pale colour is refused but still a colour. */
const normaliseColour = (text: string): string => {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
};

/** The firm's colour, judged while it is chosen: white words must be readable on it, and it on white. */
export function ColourCard({ stored }: { stored: string | null }) {
  const id = useId();
  const [wished, setWished] = useState(stored ?? '');
  const save = useCall(setWhiteLabelColor, {
    says: t('The colour was saved.'),
    onDone: ({ color }) => setWished(color ?? ''),
  });
  const isUsual = wished.trim() === '';
  const read = readWhiteLabel(isUsual ? tealAccent : wished);
  const refusal = isRefused(read) ? read.refusals[0]! : undefined;
  const better = refusal && findSuggestion(refusal);
  const isChanged = (stored ?? '') !== (isRefused(read) || isUsual ? wished.trim() : read.colour);
  return (
    <section className={`${page.card} ${styles.card}`} aria-labelledby={id}>
      <div>
        <h2 id={id}>{t('Colour')}</h2>
        <p>{t('Buttons, links and the selected tab, for everyone in the firm. Leave blank for our own teal.')}</p>
      </div>
      <div>
        <form
          className={styles.colour}
          onSubmit={(event) => {
            event.preventDefault();
            if (!refusal) save.run({ color: isUsual ? null : wished });
          }}
        >
          <TextInput
            label={t('Colour of the firm')}
            placeholder={tealAccent}
            spellCheck={false}
            autoComplete="off"
            value={wished}
            onChange={(event) => setWished(event.currentTarget.value)}
            error={refusal !== undefined}
            aria-describedby={`${id}-verdict`}
            leftSection={
              <input
                type="color"
                className={styles.swatch}
                aria-label={t('Choose colour')}
                value={isRefused(read) ? (better ? normaliseColour(wished) : tealAccent) : read.colour}
                onChange={(event) => setWished(event.currentTarget.value)}
              />
            }
          />
          {better && (
            <Button variant="default" onClick={() => setWished(better)}>
              {t('Use {colour}', { colour: better })}
            </Button>
          )}
          {stored !== null && (
            <Button variant="subtle" color="gray" onClick={() => save.run({ color: null })}>
              {t('Back to the usual colour')}
            </Button>
          )}
          <Protected call={setWhiteLabelColor}>
            <Button type="submit" loading={save.isRunning} disabled={refusal !== undefined || !isChanged}>
              {t('Save the colour')}
            </Button>
          </Protected>
        </form>
        <output id={`${id}-verdict`} className={styles.verdict} data-tone={refusal ? 'bad' : 'good'}>
          {isRefused(read)
            ? translate(toSectionedMessage(refusal!))
            : t('Readable: the contrast with white is {ratio}; 4.5 is needed.', { ratio: read.ratioOnLight })}
        </output>
        {!isRefused(read) && <Samples colour={read.colour} />}
      </div>
    </section>
  );
}

/** As the two themes would really draw it. */
function Samples({ colour }: { colour: string }) {
  const samples = [
    { name: t('On white'), accent: createAccent(colour, 'light'), ground: '#ffffff', ink: '#15202b' },
    { name: t('On the dark theme'), accent: createAccent(colour, 'dark'), ground: '#11171a', ink: '#e8eef0' },
  ];
  return (
    <div className={styles.samples}>
      {samples.map(({ name, accent, ground, ink }) => (
        <div key={name} className={styles.sample} style={{ background: ground, color: ink }}>
          <span style={{ background: accent.fill, color: '#ffffff' }}>{t('Button')}</span>
          <span style={{ color: accent.text, textDecoration: 'underline' }}>{t('A link')}</span>
          <span>{name}</span>
        </div>
      ))}
    </div>
  );
}
