/** The link to Convert, for those who may convert. */
import { Anchor } from '@mantine/core';
import { Link } from 'wouter';
import { PATHS } from '../paths.ts';
import { useMay } from '../session/role.ts';
import { texts } from '../texts/texts.ts';

export function ToConvert({ text = texts.check.failed.convert }: { readonly text?: string }) {
  if (!useMay('work')) return null;
  return (
    <Anchor component={Link} href={PATHS.convert}>
      {text}
    </Anchor>
  );
}
