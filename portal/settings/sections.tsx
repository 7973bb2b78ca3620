/** The links between the parts of Settings: oneself, the people of the account, the audit log. */
import { Group } from '@mantine/core';
import { Link, useLocation } from 'wouter';
import { PATHS } from '../paths.ts';
import { useMay } from '../session/role.ts';
import classes from '../shell/frame.module.css';
import { texts } from '../texts/texts.ts';

export function Sections() {
  const [location] = useLocation();
  const manages = useMay('manage');
  const parts = [
    { path: PATHS.settings, name: texts.settings.you },
    { path: PATHS.people, name: texts.people.title },
    ...(manages ? [{ path: PATHS.audit, name: texts.audit.title }] : []),
  ];
  return (
    <Group component="nav" aria-label={texts.settings.parts} gap={0} mb="lg">
      {parts.map(({ path, name }) => (
        <Link key={path} href={path} className={classes.link} aria-current={location === path ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </Group>
  );
}
