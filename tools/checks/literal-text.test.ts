import { expect, test } from 'vitest';
import { checkLiteralTexts, mayShowText } from './literal-text.ts';
import { planted } from './planted.ts';

const linesOf = (source: string): number[] =>
  planted({ 'console/features/x/X.tsx': source })
    .flatMap(checkLiteralTexts)
    .map((fault) => fault.line);

test.each([
  'const x = <p>Departments</p>;',
  'const x = <p>部门</p>;',
  'const x = <><b /> и ещё</>;',
  `const x = <p>{'Departments'}</p>;`,
  'const x = <p>{busy ? t("common.wait") : `Save`}</p>;',
  'const x = <p>{count > 0 && "people"}</p>;',
  'const x = <p>{`${count} people in ${name}`}</p>;',
  'const x = <p>{count + " people"}</p>;',
  'const x = <Input placeholder="Name" />;',
  'const x = <Modal title={open ? "Add" : t("department.edit")} />;',
  'const x = <img alt="Logo" />;',
  'const x = <button aria-label="Close" type="button" />;',
  'const x = <Popconfirm okText="Yes" />;',
  'const columns = [{ title: "Name", dataIndex: "name" }];',
  'message.success("Saved");',
  'message.error(`Failed: ${code}`);',
  'notification.open({ message: "Saved" });',
  'modal.confirm({ content: "Delete this department?" });',
  'window.alert("Stop");',
  'confirm("Really?");',
  'document.title = "Departments";',
])('finds the text in %s', (source) => {
  expect(linesOf(`\n${source}`)).toEqual([2]);
});

test('modules without markup are read too, tests and generated ones are not', () => {
  const paths = ['console/api/client.ts', 'console/features/x/X.tsx', 'console/x.test.ts', 'console/api/x.generated.ts', 'server/x.ts'];
  expect(paths.filter(mayShowText)).toEqual(paths.slice(0, 2));
  const source = `toast.error('Stop');\nnotice({ title: 'Saved' });\ndocument.title = 'Departments';\ntoast.error(t('common.hasError'));`;
  expect(
    planted({ 'console/api/client.ts': source })
      .flatMap(checkLiteralTexts)
      .map(({ line }) => line),
  ).toEqual([1, 2, 3]);
});

test.each([
  'const x = <p>{t("department.title")}</p>;',
  'const x = <p>{name} – 42 %</p>;',
  'const x = <p className="title" data-testid="department">{list.join(", ")}</p>;',
  'const x = <Field label="department.name" />;',
  'const x = <div style={{ width: `${width}px`, content: "" }} />;',
  'const x = <h1>Skyhelm</h1>;',
  'const colours = { text: "#1f2733" };',
  'const columns = [{ title: t("department.name"), dataIndex: "name", key: "name" }];',
  'throw new Error("words are missing");',
  'log("ready");',
])('leaves %s alone', (source) => {
  expect(linesOf(source)).toEqual([]);
});
