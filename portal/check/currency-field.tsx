/** A currency, chosen from a list or typed as its code: what was typed is never lost. */
import { Select } from '@mantine/core';
import { useMemo, useState } from 'react';
import { LOCALE } from '../texts/language.ts';
import { texts } from '../texts/texts.ts';

interface CurrencyFieldProps {
  readonly value: string | null;
  readonly onChange: (currency: string | null) => void;
  readonly placeholder: string;
  readonly size?: 'xs';
  /** false: the label is for screen readers alone */
  readonly hasLabel?: boolean;
}

export function CurrencyField({ value, onChange, placeholder, size, hasLabel = true }: CurrencyFieldProps) {
  const all = useMemo(currencies, []);
  const labelOf = (code: string | null) => all.find((one) => one.value === code)?.label ?? '';
  const [typed, setTyped] = useState(labelOf(value));
  const { currency, asPrinted, noCurrency } = texts.convert.hints;
  const code = typed.trim().toUpperCase();
  const isKnown = typed === '' || typed === labelOf(value) || all.some((one) => one.value === code);
  const type = (text: string) => {
    setTyped(text);
    const whole = text.trim().toUpperCase();
    if (all.some((one) => one.value === whole)) onChange(whole);
  };
  return (
    <Select
      {...(hasLabel ? { label: currency } : { 'aria-label': currency })}
      {...(size && { size })}
      placeholder={placeholder}
      value={value}
      onChange={onChange}
      data={all}
      searchable
      clearable
      // a click on the currency that was typed keeps it
      allowDeselect={false}
      searchValue={typed}
      onSearchChange={type}
      error={isKnown || all.some(({ label }) => label.toUpperCase().includes(code)) ? null : noCurrency(typed)}
      clearButtonProps={{ 'aria-label': asPrinted }}
    />
  );
}

/** All currencies of the browser, by code and name. */
function currencies(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(LOCALE, { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((code) => ({
    value: code,
    label: `${code} · ${names.of(code) ?? ''}`,
  }));
}
