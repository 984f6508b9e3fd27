import type { ReactNode } from 'react';
import { Box } from '../back-office/box.tsx';
import { ActButton } from './acts/act-button.tsx';
import { ActForm } from './acts/act-form.tsx';
import { Deed } from './acts/deed.tsx';
import { TextField } from './acts/field.tsx';
import { useProblems, useTyped } from './acts/use-typed.ts';
import { Older } from './older.tsx';
import { Rows } from './rows.tsx';
import type { Cell, Column, RowDeed, Sheet, SheetEntry, SheetTable } from './sheet.ts';
import { State } from './state.tsx';
import { When } from './when.tsx';

/** A page of tables, each row with what may be done with it. */
export function SheetPage({ sheet }: { readonly sheet: Sheet }) {
  return (
    <>
      {sheet.find && (
        <form method="get" className="console-narrow">
          <span className="ui-input">
            <input
              name="text"
              defaultValue={sheet.find.value}
              placeholder={sheet.find.placeholder}
              aria-label={sheet.find.placeholder}
              maxLength={100}
            />
          </span>
          <button type="submit" className="ui-button ui-button-secondary">
            Find
          </button>
        </form>
      )}
      {sheet.entry && <Entry key={entryKey(sheet.entry)} entry={sheet.entry} />}
      <SheetTables tables={sheet.tables} />
    </>
  );
}

/** Tables, each row with what may be done with it. */
export function SheetTables({ tables }: Pick<Sheet, 'tables'>) {
  return tables.map((table) => <Table key={table.title} table={table} />);
}

/** Another choice is another form: what was typed into the last one is not kept. */
const entryKey = ({ fields }: SheetEntry) => fields.map(({ value }) => value).join(' ');

function Entry({ entry }: { readonly entry: SheetEntry }) {
  const { title, note, act, button, fields } = entry;
  const typed = useTyped(act);
  return (
    <Box title={title} note={note}>
      <ActForm problems={useProblems(act)} className="office-box-body console-form">
        {fields.map(({ name, label, value, placeholder, isDay = false }) => (
          <TextField
            key={name}
            label={label}
            name={name}
            type={isDay ? 'date' : 'text'}
            defaultValue={typed[name] ?? value}
            placeholder={placeholder}
            maxLength={100}
            required
          />
        ))}
        <ActButton act={act} look="primary">
          {button}
        </ActButton>
      </ActForm>
    </Box>
  );
}

function Table({ table }: { readonly table: SheetTable }) {
  const { title, note, columns, rows, ways, none } = table;
  const hasDeeds = rows.some(({ deeds }) => deeds.length > 0);
  const names = columns.map(({ name, isNumber }) => (isNumber ? { number: name } : name));
  return (
    <Box title={title} note={note}>
      {rows.length === 0 ? (
        <p className="office-none">{none}</p>
      ) : (
        <Rows names={hasDeeds ? [...names, ''] : names}>
          {rows.map(({ key, cells, deeds }) => (
            <tr key={key}>
              {cells.map((cell, place) => (
                <SheetCell
                  // Cells never change their place.
                  key={columns[place]?.name ?? place}
                  cell={cell}
                  column={columns[place]}
                  isFirst={place === 0}
                />
              ))}
              {hasDeeds && (
                <td>
                  <div className="console-deeds">
                    {deeds.map((deed) => (
                      <Deed key={deed.act} deed={deed} subject={subjectOf(deed, cells)} />
                    ))}
                  </div>
                </td>
              )}
            </tr>
          ))}
        </Rows>
      )}
      {ways && <Older count={rows.length} {...ways} />}
    </Box>
  );
}

/** What a row is called; what is done to nothing by name has none. */
const subjectOf = ({ fields }: RowDeed, [first]: readonly Cell[]): string | undefined =>
  Object.keys(fields).length > 0 ? first?.text : undefined;

interface SheetCellProps {
  readonly cell: Cell;
  readonly column: Column | undefined;
  readonly isFirst: boolean;
}

function SheetCell({ cell, column, isFirst }: SheetCellProps) {
  const look = column?.isNumber ? 'console-number' : cell.isWhole ? 'console-nowrap' : undefined;
  const content = (
    <>
      <Content cell={cell} isFirst={isFirst} />
      {cell.more && <small>{withCode(cell.more)}</small>}
    </>
  );
  if (isFirst)
    return (
      <th scope="row" className={look}>
        {content}
      </th>
    );
  return (
    <td className={look} data-name={cell.more ? undefined : column?.name}>
      {content}
    </td>
  );
}

/** Names between backticks are of a program. */
function withCode(text: string): ReactNode {
  const [before, code, ...after] = text.split('`');
  if (code === undefined) return before;
  return (
    <>
      {before}
      <span className="console-code">{code}</span>
      {withCode(after.join('`'))}
    </>
  );
}

function Content({ cell, isFirst }: Omit<SheetCellProps, 'column'>) {
  const { text = '', href, at, mood, isCode } = cell;
  if (at) return <When at={at} />;
  if (mood) return <State mood={mood}>{text}</State>;
  if (href)
    return (
      <a href={href}>
        <b>{text}</b>
      </a>
    );
  if (isCode) return <span className="console-code">{text}</span>;
  return isFirst ? <b>{text}</b> : text;
}
