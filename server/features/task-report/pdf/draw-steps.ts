import { COLOURS } from '../colours.ts';
import { proofLines, turnsOf } from '../decision-text.ts';
import type { ReaderWords } from '../reader-words.ts';
import type { ReportContent } from '../report-content.ts';
import { stepBy } from '../task-facts.ts';
import type { Paper } from './paper.ts';
import { drawTable } from './table.ts';

/** What was asked and answered, on what ground, and all that happened to the task. */
export function drawSteps(paper: Paper, { task, decisions }: ReportContent, reader: ReaderWords): void {
  const { word, second } = reader;
  if (decisions.length > 0) paper.heading(word('taskreport.decisions'));
  for (const decision of decisions) {
    paper.room(40);
    for (const { text } of turnsOf(reader, decision)) paper.text(text, { size: 9.5, weight: 'bold' });
    const asked = { who: decision.submittedBy, when: second(decision.submittedAt) };
    const soft = { size: 9, colour: COLOURS.soft };
    paper.text(word('taskreport.decision.asked', asked), soft);
    if (decision.reason !== '') paper.text(word('common.pair', { name: word('task.reason'), value: decision.reason }), { size: 9 });
    const [held, ...found] = proofLines(reader, decision);
    paper.text(word('common.pair', { name: word('approval.proof'), value: held! }), { size: 9 });
    for (const line of found) paper.text(`• ${line}`, { size: 9 }, { x: paper.left + 10, width: paper.width - 10 });
    paper.y += 7;
  }
  paper.heading(word('task.history'));
  drawTable(
    paper,
    [
      { title: word('taskreport.sheet.time'), share: 24 },
      { title: word('taskreport.sheet.step'), share: 26 },
      { title: word('taskreport.sheet.by'), share: 20 },
      { title: word('task.reason'), share: 36 },
    ],
    task.steps.map(({ at, action, by, reason, executor }) => [
      second(at),
      word(`task.done.${action}`, { executor }),
      stepBy(reader, task.finisher, { action, by }),
      reason,
    ]),
  );
}
