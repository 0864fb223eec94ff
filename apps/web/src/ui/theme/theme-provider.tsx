import './mantine-styles';
import './edges.css';
import {
  type CSSVariablesResolver,
  type MantineColorsTuple,
  MantineProvider,
  type MantineThemeOverride,
  createTheme,
} from '@mantine/core';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { t } from '../../i18n/t';
import { createAccent, createShades, tealAccent } from './accent';

const toColoursTuple = (colours: readonly string[]): MantineColorsTuple => colours as unknown as MantineColorsTuple;

const grey = [
  '#f6f8f8', '#eef3f3', '#dfe5e6', '#cbd4d6', '#aab5ba', '#8a979c', '#56646f', '#3a4853', '#25323c', '#15202b',
]; // prettier-ignore
const dark = [
  '#e8eef0', '#c6d1d5', '#9aa9b0', '#74848c', '#2c383e', '#222d32', '#1f292e', '#182024', '#11171a', '#0b1012',
]; // prettier-ignore

/** What stands above the page is lighter than it in the dark, and white in the light. */
const raised = { '--mantine-color-body': 'var(--b-raised)' } as CSSProperties;

/** The head of a dialog is no second banner of the page. */
const notABanner = { header: { role: 'presentation' } };

/** The list itself scrolls, so that who hears it is told of one list and not of a frame around it. */
const scrollingList = {
  defaultProps: { withScrollArea: false },
  styles: { dropdown: { padding: 4 }, options: { maxHeight: 'min(260px, 50dvh)', overflowY: 'auto' } },
} as const;

function createAppTheme(accent: string): MantineThemeOverride {
  return createTheme({
    primaryColor: 'accent',
    primaryShade: 6,
    colors: { accent: toColoursTuple(createShades(accent)), gray: toColoursTuple(grey), dark: toColoursTuple(dark) },
    fontFamily: 'var(--b-sans)',
    fontFamilyMonospace: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
    fontSizes: { xs: '12px', sm: '14px', md: '14px', lg: '16px', xl: '18px' },
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
      // Help stands below, so that the inputs of a row stay on one line.
      InputWrapper: {
        defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
        styles: { label: { fontWeight: 600, marginBottom: 4 }, description: { fontSize: 12, marginTop: 4 } },
      },
      Modal: {
        // From the top, so that a dialog that grows does not move what is being read.
        defaultProps: {
          yOffset: '7vh',
          overlayProps: { backgroundOpacity: 0.45 },
          closeButtonProps: {},
          attributes: notABanner,
        },
        styles: { content: raised },
      },
      Drawer: { defaultProps: { attributes: notABanner } },
      // Off, its track is as dark as the card behind it.
      Switch: { styles: { track: { boxShadow: 'inset 0 0 0 1px var(--b-line-strong)' } } },
      // A menu may hold entries alone; the first of them takes the focus.
      Menu: { defaultProps: { shadow: 'md', withInitialFocusPlaceholder: false } },
      Select: scrollingList,
      MultiSelect: scrollingList,
      Autocomplete: scrollingList,
      TagsInput: scrollingList,
      Tooltip: {
        defaultProps: { events: { hover: true, focus: true, touch: true }, withArrow: true, multiline: true },
      },
    },
  });
}

/** Our tokens decide; the component library's own variables follow them. */
function createVariablesResolver(accent: string): CSSVariablesResolver {
  const createSchemeVariables = (name: 'light' | 'dark'): Record<string, string> => {
    const { fill, fillHover, text, soft } = createAccent(accent, name);
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
  return () => ({ variables: {}, light: createSchemeVariables('light'), dark: createSchemeVariables('dark') });
}

export interface ThemeProviderProps {
  /** The firm's white-label colour where it has one. */
  readonly accent?: string;
  /** In tests there is no layout: nothing moves in, and nothing hides because its anchor has no size. */
  readonly env?: 'default' | 'test';
  readonly children: ReactNode;
}

/** Menus, lists and dialogs open here, after the page: the library takes this place for its own, and it is a landmark. */
const Popups = () => (
  <section className="b-popups" aria-label={t('Open menus and lists')} data-mantine-shared-portal-node="true" />
);

/** The design system around a screen. */
export function ThemeProvider({ accent = tealAccent, env = 'default', children }: ThemeProviderProps) {
  const theme = useMemo(() => createAppTheme(accent), [accent]);
  const variables = useMemo(() => createVariablesResolver(accent), [accent]);
  return (
    <MantineProvider env={env} theme={theme} cssVariablesResolver={variables} defaultColorScheme="auto">
      {children}
      <Popups />
    </MantineProvider>
  );
}
