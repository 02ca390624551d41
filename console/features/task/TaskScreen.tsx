import { TaskListScreen } from './TaskListScreen.tsx';

export const TaskScreen = () => <TaskListScreen list="/task-management" />;
