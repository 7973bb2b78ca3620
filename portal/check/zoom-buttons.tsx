/** Buttons that zoom the pages. */
import { ActionIcon, Button, Group } from '@mantine/core';
import { percent } from '../formats/numbers.ts';
import { texts } from '../texts/texts.ts';
import { zoomed } from './zoom.ts';

interface ZoomButtonsProps {
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
}

export function ZoomButtons({ zoom, onZoom }: ZoomButtonsProps) {
  const { zoomIn, zoomOut, fit } = texts.check.page;
  return (
    <Group gap={4} wrap="nowrap" role="group" aria-label={texts.check.page.zoom}>
      <ActionIcon variant="default" aria-label={zoomOut} title={zoomOut} onClick={() => onZoom(zoomed(zoom, 'out'))}>
        −
      </ActionIcon>
      <Button
        variant="default"
        size="compact-sm"
        w={64}
        className="figures"
        aria-label={`${percent(zoom)}: ${fit}`}
        title={fit}
        onClick={() => onZoom(1)}
      >
        {percent(zoom)}
      </Button>
      <ActionIcon variant="default" aria-label={zoomIn} title={zoomIn} onClick={() => onZoom(zoomed(zoom, 'in'))}>
        +
      </ActionIcon>
    </Group>
  );
}
