import type { DownloadProgress } from './download.js';

/** How far a download is: one line that changes on a terminal, a line every tenth elsewhere. */
export interface ProgressLine {
  begin(title: string): void;
  show(progress: DownloadProgress): void;
  end(): void;
}

interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

const REDRAW_MILLISECONDS = 200;
const BAR = 24;

export function createProgressLine(output: Output, now: () => number = () => performance.now()): ProgressLine {
  let title = '';
  let start: { readonly at: number; readonly received: number } | undefined;
  let drawnAt = Number.NEGATIVE_INFINITY;
  let tenth = -1;
  let open = false;

  return {
    begin(next) {
      if (open) output.write('\n');
      title = next;
      start = undefined;
      drawnAt = Number.NEGATIVE_INFINITY;
      tenth = -1;
      open = false;
    },
    show(progress) {
      const { received, total } = progress;
      start ??= { at: now(), received };
      const seconds = (now() - start.at) / 1000;
      const speed = seconds > 0 ? (received - start.received) / seconds : 0;
      const text = describe(title, progress, speed);
      if (output.isTTY) {
        if (now() - drawnAt < REDRAW_MILLISECONDS && received !== total) return;
        drawnAt = now();
        open = true;
        output.write(`\r${text.slice(0, (output.columns ?? 80) - 1)}\u001b[K`);
      } else if (total && Math.floor((received / total) * 10) > tenth) {
        tenth = Math.floor((received / total) * 10);
        output.write(`${text}\n`);
      }
    },
    end() {
      if (open) output.write('\n');
      open = false;
    },
  };
}

function describe(title: string, { received, total }: DownloadProgress, speed: number): string {
  const pace = speed > 0 ? `  ${inBytes(speed)}/s` : '';
  if (!total) return `${title}  ${inBytes(received)}${pace}`;
  const share = received / total;
  const bar = '█'.repeat(Math.round(share * BAR)).padEnd(BAR, '·');
  const left = speed > 0 && received < total ? `  ${inTime((total - received) / speed)} left` : '';
  return `${title}  ${bar} ${Math.floor(share * 100)}%  ${inBytes(received)} of ${inBytes(total)}${pace}${left}`;
}

export function inBytes(bytes: number): string {
  const power = Math.min(3, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const value = bytes / 1000 ** power;
  return `${value.toFixed(power === 0 || value >= 100 ? 0 : 1)} ${['B', 'kB', 'MB', 'GB'][power]}`;
}

function inTime(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  return whole < 3600 ? `${Math.ceil(whole / 60)} min` : `${(whole / 3600).toFixed(1)} h`;
}
