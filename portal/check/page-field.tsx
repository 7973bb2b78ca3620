/** The page in sight, and a field to go to another. */
import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { texts } from '../texts/texts.ts';
import classes from './page.module.css';
import { PAGE_FIELD } from './use-keyboard.ts';

interface PageFieldProps {
  /** from 1 */
  readonly page: number;
  readonly pageCount: number;
  readonly onGo: (page: number) => void;
}

export function PageField({ page, pageCount, onGo }: PageFieldProps) {
  const [typed, setTyped] = useState(`${page}`);
  useEffect(() => setTyped(`${page}`), [page]);
  const go = () => {
    const wanted = Math.min(pageCount, Math.max(1, Number.parseInt(typed, 10) || page));
    setTyped(`${wanted}`);
    if (wanted !== page) onGo(wanted);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') go();
    else if (event.key === 'Escape') setTyped(`${page}`);
  };
  const { before, after, goTo } = texts.check.page;
  return (
    <span className={classes.place}>
      {before}
      <TextInput
        {...PAGE_FIELD}
        size="xs"
        w={`${2 + `${pageCount}`.length}rem`}
        inputMode="numeric"
        aria-label={goTo(page, pageCount)}
        title={goTo(page, pageCount)}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={onKeyDown}
        onBlur={go}
      />
      {after(pageCount)}
    </span>
  );
}
