import { TaskListScreen } from './TaskListScreen.tsx';

export const MyTaskScreen = () => <TaskListScreen list="/my-task" />;
