/** Words with holes and what fills them. The English is the key, so that a screen can say the same in another language. */
export interface Said {
  readonly key: string;
  readonly values?: Readonly<Record<string, SaidValue>>;
}
export type SaidValue = string | number | Said;

export const said = (key: string, values?: Readonly<Record<string, SaidValue>>): Said =>
  values ? { key, values } : { key };

export const inEnglish = ({ key, values = {} }: Said): string =>
  key.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values[name];
    if (value === undefined) return hole;
    return typeof value === 'object' ? inEnglish(value) : String(value);
  });
