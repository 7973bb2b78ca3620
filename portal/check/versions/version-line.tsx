/** One version of a file: what it is called and made of, and what can be done with it. */
import { Badge, Button, Group, Text } from '@mantine/core';
import { instant } from '../../formats/dates.ts';
import { texts } from '../../texts/texts.ts';
import type { Version } from '../edit/versions.ts';
import { origin } from './told.ts';
import classes from './versions.module.css';

interface VersionLineProps {
  readonly version: Version;
  readonly isCurrent: boolean;
  /** by whom, and when; undefined: it is not the one that was exported last */
  readonly exported: string | undefined;
  readonly isRestoring: boolean;
  /** null: there is nothing to compare it with */
  readonly onCompare: (() => void) | null;
  readonly onRename: () => void;
  readonly onRestore: () => void;
}

export function VersionLine({
  version,
  isCurrent,
  exported,
  isRestoring,
  onCompare,
  onRename,
  onRestore,
}: VersionLineProps) {
  const { compare, rename } = texts.versions;
  const { current, exported: isExported, restore } = texts.edit;
  return (
    <div className={classes.version}>
      <div className={classes.what}>
        {version.name !== null && (
          <Text size="sm" fw={600} className={classes.name}>
            {version.name}
          </Text>
        )}
        <Text size="sm">{origin(version)}</Text>
        <Text size="xs" c="dimmed">
          {instant(version.createdAt)}
        </Text>
      </div>
      <Group gap="xs" justify="flex-end">
        {exported !== undefined && (
          <Badge variant="light" color="gray" title={exported}>
            {isExported}
          </Badge>
        )}
        {isCurrent && <Badge variant="light">{current}</Badge>}
        {onCompare !== null && (
          <Button size="compact-xs" variant="default" onClick={onCompare}>
            {compare}
          </Button>
        )}
        <Button size="compact-xs" variant="default" onClick={onRename}>
          {rename}
        </Button>
        {!isCurrent && (
          <Button size="compact-xs" variant="default" loading={isRestoring} onClick={onRestore}>
            {restore}
          </Button>
        )}
      </Group>
    </div>
  );
}
