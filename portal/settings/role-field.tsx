/** The choice of a role. */
import { NativeSelect } from '@mantine/core';
import type { Role } from '../api/types.ts';
import { texts } from '../texts/texts.ts';
import { ROLES } from './people.ts';

interface RoleFieldProps {
  /** above the field; without one, `name` is read out in its place */
  readonly label?: string;
  readonly name?: string;
  readonly description?: string;
  readonly value: Role;
  readonly disabled?: boolean;
  readonly onChange: (role: Role) => void;
}

export function RoleField({ label, name, description, value, disabled = false, onChange }: RoleFieldProps) {
  return (
    <NativeSelect
      {...(label && { label })}
      {...(name && { 'aria-label': name })}
      {...(description && { description })}
      size={label ? 'sm' : 'xs'}
      miw={120}
      maw={200}
      disabled={disabled}
      data={ROLES.map((role) => ({ value: role, label: texts.people.roles[role] }))}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value as Role)}
    />
  );
}
