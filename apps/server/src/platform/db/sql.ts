/** A statement with its values apart, so that text from outside can never become SQL. */
export interface Sql {
  readonly text: string;
  readonly values: readonly unknown[];
}

class SqlFragment {
  constructor(
    readonly strings: readonly string[],
    readonly parts: readonly unknown[],
  ) {}

  private built?: Sql;

  private build(): Sql {
    if (this.built) return this.built;
    const values: unknown[] = [];
    const write = (fragment: SqlFragment): string =>
      fragment.strings.reduce((text, chunk, index) => {
        if (index === 0) return chunk;
        const part = fragment.parts[index - 1];
        if (part instanceof SqlFragment) return text + write(part) + chunk;
        values.push(part);
        return `${text}$${values.length}${chunk}`;
      }, '');
    return (this.built = { text: write(this), values });
  }

  get text(): string {
    return this.build().text;
  }
  get values(): readonly unknown[] {
    return this.build().values;
  }
}

/** sql`select … where id = ${id}`: values become parameters, other fragments become part of the text. */
export const sql = (strings: TemplateStringsArray, ...parts: readonly unknown[]): Sql =>
  new SqlFragment(strings, parts);

const identifier = /^[a-z_][a-z0-9_]*$/;

/** A table or column name. Only names of our own making pass. */
export function sqlName(word: string): Sql {
  if (!identifier.test(word)) throw new Error(`${word} is not a name of ours`);
  return new SqlFragment([`"${word}"`], []);
}

export function joinSql(parts: readonly Sql[], separator = ', '): Sql {
  if (parts.length === 0) return nothing;
  return new SqlFragment(['', ...parts.slice(1).map(() => separator), ''], parts);
}

export const nothing: Sql = new SqlFragment([''], []);
