import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import {
  type CSSVariablesResolver,
  type MantineColorsTuple,
  MantineProvider,
  type MantineThemeOverride,
  createTheme,
} from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { accentFor, shadesOf, tealAccent } from './accent';

const tuple = (colours: readonly string[]): MantineColorsTuple => colours as unknown as MantineColorsTuple;

const grey = [
  '#f6f8f8', '#eef3f3', '#dfe5e6', '#cbd4d6', '#aab5ba', '#8a979c', '#56646f', '#3a4853', '#25323c', '#15202b',
]; // prettier-ignore
const dark = [
  '#e8eef0', '#c6d1d5', '#9aa9b0', '#74848c', '#2c383e', '#222d32', '#1f292e', '#182024', '#11171a', '#0b1012',
]; // prettier-ignore

function themeOf(accent: string): MantineThemeOverride {
  return createTheme({
    primaryColor: 'accent',
    primaryShade: 6,
    colors: { accent: tuple(shadesOf(accent)), gray: tuple(grey), dark: tuple(dark) },
    fontFamily: 'var(--b-sans)',
    fontFamilyMonospace: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
    fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '18px' },
    headings: {
      fontFamily: 'var(--b-sans)',
      fontWeight: '700',
      sizes: { h1: { fontSize: '20px' }, h2: { fontSize: '16px' }, h3: { fontSize: '14px' } },
    },
    defaultRadius: 6,
    cursorType: 'pointer',
    respectReducedMotion: true,
    autoContrast: true,
    components: {
      Button: { defaultProps: { size: 'sm' } },
      InputWrapper: { styles: { label: { fontWeight: 600, marginBottom: 4 }, description: { marginBottom: 4 } } },
      Modal: { defaultProps: { centered: true, overlayProps: { backgroundOpacity: 0.45 }, closeButtonProps: {} } },
      Tooltip: {
        defaultProps: { events: { hover: true, focus: true, touch: true }, withArrow: true, multiline: true },
      },
    },
  });
}

/** Our tokens decide; the component library's own variables follow them. */
function variablesOf(accent: string): CSSVariablesResolver {
  const scheme = (name: 'light' | 'dark'): Record<string, string> => {
    const { fill, fillHover, text, soft } = accentFor(accent, name);
    return {
      // The default teal was tuned by eye in tokens.css; a firm's own colour is worked out.
      ...(accent !== tealAccent && {
        '--b-accent': fill,
        '--b-accent-hover': fillHover,
        '--b-accent-text': text,
        '--b-accent-soft': soft,
      }),
      '--mantine-color-body': 'var(--b-page)',
      '--mantine-color-text': 'var(--b-ink)',
      '--mantine-color-dimmed': 'var(--b-ink-muted)',
      '--mantine-color-placeholder': 'var(--b-ink-muted)',
      '--mantine-color-anchor': 'var(--b-accent-text)',
      '--mantine-color-error': 'var(--b-bad)',
      '--mantine-color-default': 'var(--b-card)',
      '--mantine-color-default-hover': 'var(--b-hover)',
      '--mantine-color-default-color': 'var(--b-ink)',
      '--mantine-color-default-border': 'var(--b-line)',
      '--mantine-color-disabled': 'var(--b-off-soft)',
      '--mantine-color-disabled-color': 'var(--b-ink-muted)',
      '--mantine-color-disabled-border': 'var(--b-line)',
      ...Object.fromEntries(
        ['--mantine-color-accent', '--mantine-primary-color'].flatMap((prefix) => [
          [`${prefix}-filled`, 'var(--b-accent)'],
          [`${prefix}-filled-hover`, 'var(--b-accent-hover)'],
          [`${prefix}-light`, 'var(--b-accent-soft)'],
          [`${prefix}-light-hover`, 'var(--b-accent-soft)'],
          [`${prefix}-light-color`, 'var(--b-accent-text)'],
          [`${prefix}-outline`, 'var(--b-accent-text)'],
          [`${prefix}-text`, 'var(--b-accent-text)'],
        ]),
      ),
      '--mantine-primary-color-contrast': 'var(--b-accent-ink)',
    };
  };
  return () => ({ variables: {}, light: scheme('light'), dark: scheme('dark') });
}

/** The design system around a screen. `accent` is the firm's white-label colour where it has one. */
export function ThemeProvider({ accent = tealAccent, children }: { accent?: string; children: ReactNode }) {
  const theme = useMemo(() => themeOf(accent), [accent]);
  const variables = useMemo(() => variablesOf(accent), [accent]);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="auto">
      {children}
    </MantineProvider>
  );
}
